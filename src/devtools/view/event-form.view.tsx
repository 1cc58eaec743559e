import { useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { Button } from '../../views/ui/button.view.tsx'
import { Select } from '../../views/ui/select.view.tsx'
import { TextField } from '../../views/ui/text-field.view.tsx'
import { isTaken, verdictsOn } from '../facts/guard-verdict.ts'
import { guardMeanings } from '../facts/meaning.ts'
import { eventName } from '../facts/names.ts'
import type { EventShape, Field, Shape } from '../facts/shapes.ts'
import { branchInWords } from '../facts/verdict-words.ts'
import { fieldsOf, payloadOf, writtenFrom, type Written } from './payload.ts'

type Props = Readonly<{
  type: string
  shape: EventShape | null
  /** Of the end of a child: what it ends with. */
  output: Shape | null
  snapshot: AnyMachineSnapshot
  /** The payload that the chart was last told with this event. */
  last: Readonly<Record<string, unknown>> | null
  onSend: (event: { type: string }) => void
}>

const optionsOf = ({ shape }: Field): readonly string[] | null => {
  if (shape.kind === 'boolean') return ['false', 'true']
  return shape.kind === 'choice' ? shape.options.map(String) : null
}

/** JSON that is begun from a type shows the first of several words: the others are told beside it. */
const choicesIn = (shape: Shape): string =>
  shape.kind === 'record'
    ? Object.entries(shape.fields)
        .flatMap(([name, field]) =>
          field.shape.kind === 'choice' ? [`; ${name}: ${field.shape.options.map(String).join(', ')}`] : [],
        )
        .join('')
    : ''

const hintOf = ({ shape }: Field): string | undefined => {
  if (shape.kind === 'list' || shape.kind === 'record') return `As JSON${choicesIn(shape)}`
  if (shape.kind === 'other') return shape.text === 'unknown' ? 'As JSON' : `As JSON: ${shape.text.slice(0, 80)}`
  return shape.kind === 'nullable' ? 'Blank for null' : undefined
}

const FIELD_WORDS: Readonly<Record<string, string>> = { '…': 'Payload' }

/** An event with a field for each of its type's, what its guards say of it as it is written, and a button. */
export const EventForm = ({ type, shape, output, snapshot, last, onSend }: Props) => {
  const fields = fieldsOf(type, shape, output)
  const [written, setWritten] = useState<Written>(() => writtenFrom(fields, null))
  const payload = payloadOf(fields, written)
  const event = { ...payload.fields, type }
  const isSound = Object.keys(payload.faults).length === 0
  const branches = isSound
    ? verdictsOn(snapshot, event).map((branch) => ({
        id: branch.move.id,
        said: branchInWords(branch),
        // "canComplete: no" alone leaves it open what would have to be otherwise.
        asked: branch.verdict?.holds === false ? guardMeanings(snapshot.machine, branch.move) : [],
      }))
    : []
  return (
    <div className="viz-event-form">
      {shape && (
        <p className="viz-faint">
          {shape.note} <span className="viz-code">{shape.at}</span>
        </p>
      )}
      {Object.entries(fields).map(([name, field]) => {
        const change = (value: string) => setWritten({ ...written, [name]: value })
        const options = optionsOf(field)
        return options ? (
          <Select
            key={name}
            label={name}
            options={options.map((value) => ({ value, label: value }))}
            value={written[name] ?? ''}
            onValueChange={change}
          />
        ) : (
          <TextField
            key={name}
            label={FIELD_WORDS[name] ?? name}
            help={hintOf(field)}
            error={payload.faults[name]}
            dir="ltr"
            value={written[name] ?? ''}
            onValueChange={change}
          />
        )
      })}
      <ul aria-label={`Guards of ${eventName(type)}`}>
        {branches.map(({ id, said: { outcome, guard }, asked }) => (
          <li key={id} className="viz-code">
            {outcome} <span className="viz-faint">{guard}</span>
            {asked.map(({ name, text }) => (
              <p key={name}>
                {name} asks: {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <div className="viz-bar">
        <Button size="sm" disabled={!isSound || !isTaken(snapshot, event)} onClick={() => onSend(event)}>
          Send {eventName(type)}
        </Button>
        {last && (
          <Button size="sm" variant="outline" onClick={() => setWritten(writtenFrom(fields, last))}>
            As it was last sent
          </Button>
        )}
      </div>
    </div>
  )
}
