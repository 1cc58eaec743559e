import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { css } from 'styled-system/css'

import { isUnsent } from '../../../domain/fault.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassRegistrationActor } from '../../../machines/class-registration/class-registration.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { selectChosen, selectData, selectFault, selectNews } from './class-registration.connect.ts'
import { useIneligibleWords } from './ineligible-words.ts'

const gap = css({ marginBlockEnd: '6' })
const place = css({ outlineStyle: 'none' })

type NewsProps = Readonly<{
  actor: ClassRegistrationActor
  /** Where it is told: a dialog that closes hands its focus on to it. */
  told: RefObject<HTMLDivElement | null>
}>

/** What came of the last deed: done, refused with its reason, or not known. */
export const RegistrationNews = ({ actor, told }: NewsProps) => {
  const words = useWords()
  const { news: said, offer, refused, gone } = words.classRegistration
  const news = useSelector(actor, selectNews)
  const fault = useSelector(actor, selectFault)
  const isRefused = useSelector(actor, (at) => at.matches({ showing: { deed: 'refused' } }))
  const isUnknown = useSelector(actor, (at) => at.matches({ showing: { deed: 'couldNotAccept' } }))
  const classId = useSelector(actor, ({ context }) => context.classId)
  const data = useSelector(actor, selectData)
  const held = useSelector(actor, selectChosen)
  const ineligibleWords = useIneligibleWords()
  const dismiss = () => actor.send({ type: 'registration.declined' })
  const isNotDone = isRefused || isUnknown
  // Nobody was asked: the class says it.
  const why = (held && data && ineligibleWords(held, data.course)) ?? gone()
  return (
    <div
      ref={told}
      tabIndex={-1}
      className={place}
      // A dialog hands the focus on without a word about where it is: further up, on a phone.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      {isNotDone && (
        <FaultBanner
          className={gap}
          tone={isRefused ? 'danger' : 'warning'}

          title={isRefused || isUnsent(fault) ? refused() : offer.failed()}
          action={
            <>
              {isUnknown && classId !== null && (
                <Button size="sm" onClick={() => actor.send({ type: 'offer.accepted', classId })}>
                  {words.actions.retry()}
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={dismiss}>
                {words.actions.dismiss()}
              </Button>
            </>
          }
          fault={fault ?? { kind: 'refused', message: why }}
        />
      )}
      <div role="status">
        {!isNotDone && news !== null && (
          <Banner
            className={gap}
            tone={news === 'lapsed' ? 'warning' : news === 'left' || news === 'declined' ? 'info' : 'success'}
            title={said[news]()}
            action={
              <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'news.read' })}>
                {words.actions.dismiss()}
              </Button>
            }
          >
            {said[`${news}Text`]()}
          </Banner>
        )}
      </div>
    </div>
  )
}
