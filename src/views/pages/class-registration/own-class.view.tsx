import { useSelector } from '@xstate/react'
import { Armchair, CalendarPlus, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { ClassPlace, CourseClass } from '../../../domain/contract/registration.contract.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ClassRegistrationActor } from '../../../machines/class-registration/class-registration.machine.ts'
import { mayAccommodate, mayLeave } from '../../../machines/class-registration/class-standing.ts'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { ClassCard } from './class-card.view.tsx'
import { Offer } from './offer.view.tsx'

const standing = css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'heading.card' })
const isFirm = css({ color: 'status.success.fg' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', _empty: { display: 'none' } })
const box = css({ display: 'grid', gap: '1', paddingInlineStart: '4', borderInlineStartWidth: 'thick' })
const term = css({ textStyle: 'label', color: 'fg.muted' })
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

const ICONS = {
  registered: CircleCheck,
  walkIn: CircleCheck,
  waitlisted: Hourglass,
  offered: Armchair,
  cancelled: Hourglass,
  lapsed: Hourglass,
} as const satisfies Record<ClassPlace['state'], LucideIcon>

const standingWords = ({ classRegistration: { state } }: Words, place: ClassPlace): string => {
  if (place.state === 'waitlisted') return state.waitlisted({ position: place.position ?? 1 })
  return place.state === 'offered' ? state.offered() : place.state === 'walkIn' ? state.walkIn() : state.registered()
}

const Written = ({ heading, children }: Readonly<{ heading: string; children: string }>) => (
  <div className={box}>
    <p className={term}>{heading}</p>
    <p className={written}>
      <bdi>{children}</bdi>
    </p>
  </div>
)

type OwnClassProps = Readonly<{ actor: ClassRegistrationActor; held: CourseClass; place: ClassPlace; now: string }>

/** A class in which one has a place: what it is, and all that can be done with it. */
export const OwnClass = ({ actor, held, place, now }: OwnClassProps) => {
  const words = useWords()
  const { classRegistration: said } = words
  const titleId = useId()
  const classId = held.id
  const canLeave = useSelector(actor, ({ context }) => mayLeave(context, classId))
  const canAccommodate = useSelector(actor, ({ context }) => mayAccommodate(context, classId))
  const isOffered = place.state === 'offered'
  const isSeat = place.state === 'registered' || place.state === 'walkIn'
  return (
    <ClassCard
      held={held}
      now={now}
      titleId={titleId}
      standing={
        <>
          <p className={standing}>
            <span className={isSeat ? isFirm : undefined}>
              <Icon as={ICONS[place.state]} size="lg" />
            </span>
            {standingWords(words, place)}
          </p>
          {isOffered && <Offer actor={actor} held={held} place={place} titleId={titleId} />}
          {place.state === 'waitlisted' && <p>{said.waitlistedText()}</p>}
        </>
      }
    >
      {place.notes !== null && <Written heading={said.notes()}>{place.notes}</Written>}
      {place.accommodation !== null && <Written heading={said.accommodation.yours()}>{place.accommodation}</Written>}
      <div className={ways}>
        {place.calendarUrl !== null && (
          <LinkButton
            href={place.calendarUrl}
            external
            download
            variant="outline"
            icon={CalendarPlus}
            aria-describedby={titleId}
          >
            {said.calendar()}
          </LinkButton>
        )}
        {canAccommodate && (
          <Button
            variant="outline"
            aria-haspopup="dialog"
            aria-describedby={titleId}
            onClick={() => actor.send({ type: 'accommodation.opened', classId })}
          >
            {place.accommodation === null ? said.accommodation.add() : said.accommodation.change()}
          </Button>
        )}
        {!isOffered && canLeave && (
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            aria-describedby={titleId}
            onClick={() => actor.send({ type: 'leaving.asked', classId })}
          >
            {isSeat ? said.leave() : said.leaveWaitlist()}
          </Button>
        )}
      </div>
    </ClassCard>
  )
}
