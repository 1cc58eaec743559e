import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { Choice } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { choiceFace, choicesOf, type ChoiceFace } from '../../machines/choice-search/choice-search.connect.ts'
import type { ChoiceSearchActor } from '../../machines/choice-search/choice-search.machine.ts'
import { useChoosingWords } from '../pages/choosing-words.ts'
import { Button } from '../ui/button.view.tsx'
import { Combobox } from '../ui/combobox.view.tsx'

const styles = {
  failure: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginBlockStart: '1.5',
    textStyle: 'small',
    color: 'status.danger.fg',
  }),
}

export type RefFieldProps<Found extends Choice = Choice> = Readonly<{
  id?: string
  search: ChoiceSearchActor<Found>
  filter: string
  label: string
  /** What is typed into it, and what is said where that finds nothing; of a name where these are absent. */
  help?: string | undefined
  nothing?: string | undefined
  value: string | null
  /** How the value is called, where that is known. */
  name: string | null
  /** How what is found is offered; by its name where this is absent. */
  offeredAs?: (found: Found) => string
  /** What is found and not offered, by id. */
  except?: readonly number[]
  error?: string | undefined
  required?: boolean
  readOnly?: boolean
  onValue: (value: string | null) => void
}>

const nameOf = ({ name }: Choice): string => name

/** A person, an agency, a course or a group by its name: what the server finds for what is typed. */
export const RefField = <Found extends Choice = Choice>({
  search,
  filter,
  label,
  value,
  name,
  except,
  offeredAs = nameOf,
  onValue,
  ...field
}: RefFieldProps<Found>) => {
  const ownId = useId()
  const { choices } = useWords().lists
  const { id = ownId, help = choices.help(), nothing = choices.nothing() } = field
  const { error, required = false, readOnly = false } = field
  const choosing = useChoosingWords()
  const face = useSelector(search, (at) => choiceFace(at, filter))
  const found = useSelector(search, (at) => choicesOf(at, filter))
  const saying: Readonly<Record<ChoiceFace, string>> = {
    idle: choices.busy(),
    busy: choices.busy(),
    found: nothing,
    // Said below the field, with the way to try again.
    failed: '',
  }
  return (
    <div>
      <Combobox
        id={id}
        label={label}
        help={help}
        autoComplete="off"
        error={error}
        required={required}
        readOnly={readOnly}
        options={found
          .filter((choice) => except?.includes(choice.id) !== true)
          .map((choice) => ({ value: String(choice.id), label: offeredAs(choice) }))}
        value={value}
        valueLabel={value === null ? undefined : (name ?? undefined)}
        onValueChange={onValue}
        onLookedFor={(typed) =>
          search.send(
            typed === '' ? { type: 'field.reached', filter } : { type: 'text.changed', filter, search: typed },
          )
        }
        words={choosing}
        emptyText={saying[face]}
      />
      {face === 'failed' && (
        <p role="alert" className={styles.failure}>
          {choices.failed()}
          <Button
            variant="outline"
            size="sm"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              search.send({ type: 'search.retried' })
              document.getElementById(id)?.focus()
            }}
          >
            {choices.again()}
          </Button>
        </p>
      )}
    </div>
  )
}
