import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { ClassRegistrationActor } from '../../../machines/class-registration/class-registration.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { faultWords } from '../fault-words.ts'
import { selectFault, selectNews } from './class-registration.connect.ts'

const gap = css({ marginBlockEnd: '6' })

/** What came of the last deed: done, refused with its reason, or not known. */
export const RegistrationNews = ({ actor }: { actor: ClassRegistrationActor }) => {
  const words = useWords()
  const { news: said, offer, refused } = words.classRegistration
  const news = useSelector(actor, selectNews)
  const fault = useSelector(actor, selectFault)
  const isRefused = useSelector(actor, (at) => at.matches({ showing: { deed: 'refused' } }))
  const isUnknown = useSelector(actor, (at) => at.matches({ showing: { deed: 'couldNotAccept' } }))
  const classId = useSelector(actor, ({ context }) => context.classId)
  const dismiss = () => actor.send({ type: 'registration.declined' })
  if (isRefused || isUnknown)
    return (
      <Banner
        className={gap}
        tone={isRefused ? 'danger' : 'warning'}
        announce="alert"
        title={isRefused ? refused() : offer.failed()}
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
      >
        {faultWords(words, fault)}
      </Banner>
    )
  return (
    <div role="status">
      {news !== null && (
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
  )
}
