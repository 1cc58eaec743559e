import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { isDay } from '../../../domain/calendar.ts'
import { RECURRENCE_KINDS, SERIES_MAX, WEEKS_MAX } from '../../../domain/recurrence.ts'
import { everyOf, timesOf, type SeriesValues } from '../../../domain/series-values.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { SeriesActor } from '../../../machines/class-series/series.machine.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  gap: '4',
  alignItems: 'start',
})

const ENDS = ['times', 'until'] as const

/** How a class is repeated; what is half written is told at its field, and waited with. */
export const SeriesRule = ({ actor }: Readonly<{ actor: SeriesActor }>) => {
  const { classSeries: said } = useWords()
  const values = useSelector(actor, ({ context }) => context.values)
  const isMaking = useSelector(actor, (at) => at.hasTag('making'))
  const { kind, every, end, times, until } = values
  const change = (changes: Partial<SeriesValues>) =>
    actor.send({ type: 'rule.changed', values: { ...values, ...changes } })
  const errorOf = (isWrong: boolean, text: string) => (isWrong ? { error: text } : {})
  return (
    <DetailSection title={said.rule()}>
      <div className={fields}>
        <Select
          label={said.kind()}
          options={RECURRENCE_KINDS.map((value) => ({ value, label: said.kinds[value]() }))}
          value={kind}
          aria-disabled={isMaking || undefined}
          onValueChange={(value) => change({ kind: RECURRENCE_KINDS.find((one) => one === value) ?? kind })}
        />
        {kind === 'weeks' && (
          <TextField
            label={said.every()}
            inputMode="numeric"
            autoComplete="off"
            value={every}
            readOnly={isMaking}
            {...errorOf(everyOf(values) === null, said.everyWrong({ most: WEEKS_MAX }))}
            onValueChange={(text) => change({ every: text })}
          />
        )}
        <Select
          label={said.end()}
          options={ENDS.map((value) => ({ value, label: said.ends[value]() }))}
          value={end}
          aria-disabled={isMaking || undefined}
          onValueChange={(value) => change({ end: ENDS.find((one) => one === value) ?? end })}
        />
        {end === 'times' ? (
          <TextField
            label={said.times()}
            help={said.timesHelp()}
            inputMode="numeric"
            autoComplete="off"
            value={times}
            readOnly={isMaking}
            {...errorOf(timesOf(values) === null, said.timesWrong({ most: SERIES_MAX }))}
            onValueChange={(text) => change({ times: text })}
          />
        ) : (
          <TextField
            type="date"
            label={said.until()}
            value={until}
            readOnly={isMaking}
            {...errorOf(until !== '' && !isDay(until), said.untilWrong())}
            onValueChange={(text) => change({ until: text })}
          />
        )}
      </div>
    </DetailSection>
  )
}
