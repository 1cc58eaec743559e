import { Plus, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import {
  BLANK_SESSION,
  readSession,
  writeSession,
  type ClassPlan,
  type PlannedSession,
} from '../../../domain/class-plan.ts'
import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import { daysLater, instantsOf, isTimeZone, isWallTime } from '../../../domain/zoned-time.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { planFieldId, type PlanControl } from './plan-control.ts'

const styles = {
  list: css({ display: 'grid', gap: '4' }),
  session: css({
    minWidth: '0',
    margin: '0',
    padding: '4',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
  }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', marginBlockEnd: '3' }),
  legend: css({ srOnly: true }),
  title: css({ textStyle: 'heading.card' }),
  times: css({
    display: 'grid',
    columnGap: { base: '4', sm: '3' },
    rowGap: '4',
    // A day is longer than an hour.
    gridTemplateColumns: {
      base: '[minmax(0, 1fr) minmax(0, 1fr)]',
      sm: '[minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)]',
    },
    alignItems: 'start',
    '& > :first-child': { gridColumn: { base: '[1 / -1]', sm: 'auto' } },
  }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  help: css({ textStyle: 'small', color: 'fg.muted' }),
}

const zones = (): readonly { value: string; label: string }[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({ value, label: value.replaceAll('_', ' ') }))

const ZONES = zones()

/** The next one is a week later at the same hours, since classes in several sessions mostly are. */
const sessionAfter = (text: string | undefined): string => {
  const session = readSession(text ?? BLANK_SESSION)
  const wall = { date: session.date, time: session.start }
  return isWallTime(wall) ? writeSession({ ...session, date: daysLater(wall, 1).date }) : BLANK_SESSION
}

/** What is said of a session stands at what it lacks, or else at its day. */
const wrongPart = (session: PlannedSession) =>
  (['date', 'start', 'end'] as const).find((part) => session[part] === '') ?? 'date'

const isRepeated = ({ date, start, end }: PlannedSession, timeZone: string): boolean =>
  isTimeZone(timeZone) && [start, end].some((time) => instantsOf({ date, time }, timeZone).length > 1)

/** A session has no name but its place: `sessions.1`, by which its rules and its fields call it too. */
const sessionsOf = ({ sessions }: ClassPlan) => sessions.map((text, at) => ({ path: `sessions.${at}`, at, text }))

type SessionProps = Readonly<{ control: PlanControl; path: string; at: number; text: string }>

const SessionField = ({ control, path, at, text }: SessionProps) => {
  const { fields } = useWords().classDesk
  const { plan, isReadOnly, saying, change, leave } = control
  const session = readSession(text)
  const number = at + 1
  const error = saying(path) ?? (at === 0 ? saying('sessions') : undefined)
  const write = (changes: Partial<PlannedSession>) =>
    change(
      'sessions',
      plan.sessions.map((other, place) => (place === at ? writeSession({ ...session, ...changes }) : other)),
    )
  const part = (field: 'date' | 'start' | 'end', label: string) => ({
    label,
    'aria-label': fields.sessionNamed({ field: label, number }),
    value: session[field],
    required: true,
    readOnly: isReadOnly,
    autoComplete: 'off',
    onValueChange: (value: string) => write({ [field]: value }),
    ...(field === wrongPart(session) && { id: planFieldId(path), error }),
  })
  return (
    <fieldset className={styles.session}>
      <legend className={styles.legend}>{fields.session({ number })}</legend>
      <div className={styles.head}>
        <span aria-hidden className={styles.title}>
          {fields.session({ number })}
        </span>
        {plan.sessions.length > 1 && (
          <IconButton
            icon={Trash2}
            label={fields.removeSession({ number })}
            aria-disabled={isReadOnly || undefined}
            onClick={() => {
              if (isReadOnly) return
              change(
                'sessions',
                plan.sessions.filter((_, place) => place !== at),
              )
              document.getElementById('plan-add-session')?.focus()
            }}
          />
        )}
      </div>
      <div className={styles.times}>
        <TextField
          {...part('date', fields.date())}
          type="date"
          {...(isRepeated(session, plan.timeZone) && { help: fields.repeatedHour() })}
        />
        <TextField {...part('start', fields.start())} type="time" />
        <TextField {...part('end', fields.end())} type="time" onBlur={leave(path)} />
      </div>
    </fieldset>
  )
}

/** When a class is held, by the clock of its venue. */
export const SessionFields = ({ control }: Readonly<{ control: PlanControl }>) => {
  const { fields } = useWords().classDesk
  const choosing = useChoosingWords()
  const { plan, isReadOnly, saying, change, leave } = control
  const isFull = plan.sessions.length >= CLASS_LIMITS.sessions
  return (
    <>
      <Combobox
        id={planFieldId('timeZone')}
        name="timeZone"
        label={fields.timeZone()}
        error={saying('timeZone')}
        readOnly={isReadOnly}
        autoComplete="off"
        options={ZONES}
        value={plan.timeZone === '' ? null : plan.timeZone}
        onValueChange={(value) => change('timeZone', value ?? '')}
        onBlur={leave('timeZone')}
        words={choosing}
        emptyText={fields.noZone()}
      />
      <div className={styles.list}>
        {sessionsOf(plan).map(({ path, at, text }) => (
          <SessionField key={path} control={control} path={path} at={at} text={text} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          id="plan-add-session"
          variant="outline"
          icon={Plus}
          aria-disabled={isReadOnly || isFull || undefined}
          onClick={
            isReadOnly || isFull
              ? undefined
              : () => change('sessions', [...plan.sessions, sessionAfter(plan.sessions.at(-1))])
          }
        >
          {fields.addSession()}
        </Button>
        <p className={styles.help}>
          {isFull ? fields.mostSessions({ most: CLASS_LIMITS.sessions }) : fields.sessionHelp()}
        </p>
      </div>
    </>
  )
}
