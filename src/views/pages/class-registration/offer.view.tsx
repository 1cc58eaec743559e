import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ClassPlace, CourseClass } from '../../../domain/contract/registration.contract.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassRegistrationActor } from '../../../machines/class-registration/class-registration.machine.ts'
import { mayLeave, secondsLeft } from '../../../machines/class-registration/class-standing.ts'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'

const box = css({
  display: 'grid',
  gap: '4',
  padding: { base: '4', sm: '5' },
  borderRadius: 'surface',
  backgroundColor: 'accent.subtle',
})
const clock = css({ textStyle: 'heading.page', fontVariantNumeric: 'tabular-nums' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

type OfferProps = Readonly<{ actor: ClassRegistrationActor; held: CourseClass; place: ClassPlace; titleId: string }>

/** A seat that is kept for a while: how long, and the two ways. */
export const Offer = ({ actor, held, place, titleId }: OfferProps) => {
  const { offer } = useWords().classRegistration
  const dates = useDates()
  const classId = held.id
  const left = useSelector(actor, ({ context }) => secondsLeft(context, place))
  const isBusy = useSelector(actor, (at) => at.matches({ showing: { deed: 'accepting' } }))
  const canAccept = useSelector(actor, (at) => at.can({ type: 'offer.accepted', classId }))
  const canDecline = useSelector(actor, ({ context }) => mayLeave(context, classId))
  return (
    <div className={box}>
      {left !== null && (
        <div>
          <p className={css({ textStyle: 'label' })}>{offer.left()}</p>
          <p role="timer" className={clock}>
            <bdi dir="ltr">{formatVideoLength(left)}</bdi>
          </p>
        </div>
      )}
      {place.offerEndsAt !== null && <p>{offer.until({ when: dates.closing(place.offerEndsAt, held.timeZone) })}</p>}
      <div className={ways}>
        <Button
          size="lg"
          busy={isBusy}
          disabled={!canAccept && !isBusy}
          aria-describedby={titleId}
          onClick={() => actor.send({ type: 'offer.accepted', classId })}
        >
          {offer.accept()}
        </Button>
        <Button
          size="lg"
          variant="outline"
          disabled={!canDecline || isBusy}
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={() => actor.send({ type: 'leaving.asked', classId })}
        >
          {offer.decline()}
        </Button>
      </div>
    </div>
  )
}
