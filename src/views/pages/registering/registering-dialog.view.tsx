import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { seatsForMore } from '../../../domain/class.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import { choicesOf } from '../../../machines/choice-search/choice-search.connect.ts'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { useDates } from '../../dates.ts'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { RefField } from '../../list/ref-field.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { ClassChoice, Registering, RegisteringMachines } from './registering.props.ts'

const styles = {
  told: css({ display: 'grid', gap: '1' }),
  counted: css({ textStyle: 'label' }),
  note: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
}

/** What is looked for: the search knows no other kind. */
const CLASS = 'class'

/** What a class is called where it is chosen: its course, when and where, and how many seats are left. */
const useClassName = () => {
  const { classPlaces: said } = useWords()
  const dates = useDates()
  return ({ courseTitle, courseDate, timeZone, venue, city, ...held }: ClassChoice): string =>
    said.choice({
      course: isolated(courseTitle),
      when: dates.moment(courseDate, timeZone),
      where: isolated(`${venue}, ${city}`),
      seats: said.seats({ count: seatsForMore(held) }),
    })
}

type FieldProps = Readonly<{
  machine: RegisteringMachines['openClasses']
  value: ClassChoice | null
  error: string | undefined
  isBusy: boolean
  onValue: (held: ClassChoice | null) => void
}>

const ClassField = ({ machine, value, error, isBusy, onValue }: FieldProps) => {
  const { classPlaces: said } = useWords()
  const search = useActorRef(machine)
  const nameOf = useClassName()
  return (
    <RefField
      search={search}
      filter={CLASS}
      label={said.held()}
      help={said.help()}
      nothing={said.nothing()}
      required
      error={error}
      readOnly={isBusy}
      offeredAs={nameOf}
      value={value && String(value.id)}
      name={value && nameOf(value)}
      onValue={(chosen) =>
        onValue(choicesOf(search.getSnapshot(), CLASS).find(({ id }) => String(id) === chosen) ?? null)
      }
    />
  )
}

/** Who gets a seat of those that are left, and what becomes of the others: as their own registration would do it. */
const SeatsTold = ({ people: { count, isExact }, held }: Readonly<{ people: ChosenRows; held: ClassChoice }>) => {
  const { classPlaces: said } = useWords()
  const dates = useDates()
  const seats = seatsForMore(held)
  const counted = { count, seats: said.seats({ count: seats }) }
  const others = count - seats
  return (
    <div role="status" className={styles.told}>
      {/* The field has one line, and no room for all of it. */}
      <p className={styles.note}>
        <bdi>{held.courseTitle}</bdi>
        {' · '}
        <time dateTime={held.courseDate}>{dates.moment(held.courseDate, held.timeZone)}</time>
        {' · '}
        <bdi>{`${held.venue}, ${held.city}`}</bdi>
      </p>
      <p className={styles.counted}>{isExact ? said.chosen(counted) : said.chosenAtLeast(counted)}</p>
      <p>
        {seats === 0
          ? said.nobody({ count, waiting: held.waiting })
          : isExact && others <= 0
            ? said.everybody({ count })
            : isExact
              ? said.some({ seats, others })
              : said.someOf({ seats })}
      </p>
      <p className={styles.note}>{said.meanwhile()}</p>
    </div>
  )
}

type DialogProps = Readonly<{
  actor: DeedActor<Registering, ListAct>
  openClasses: RegisteringMachines['openClasses']
}>

/** For which class, and what becomes of those beyond its seats, before anything is done. */
export const RegisteringDialog = ({ actor, openClasses }: DialogProps) => {
  const { classPlaces: said } = useWords()
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  // Seats were taken by the last one: they are looked for anew.
  const last = useSelector(actor, ({ context }) => context.done?.outcome.id)
  const error = missing(subject?.held?.id ?? null, 'classId')
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      {subject && (
        <>
          <ClassField
            key={last}
            machine={openClasses}
            value={subject.held}
            error={error}
            isBusy={isBusy}
            onValue={(held) => actor.send({ type: 'subject.changed', subject: { ...subject, held } })}
          />
          {/* Of one that takes nobody any more no seats are told. */}
          {subject.held && error === undefined && <SeatsTold people={subject.people} held={subject.held} />}
        </>
      )}
    </DeedDialog>
  )
}
