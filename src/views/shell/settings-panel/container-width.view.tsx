import { useActorRef, useSelector } from '@xstate/react'

import { CONTAINER_WIDTH } from '../../../domain/layout.ts'
import type { NumberProblem } from '../../../domain/number-setting.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { numberSettingMachine } from '../../../machines/number-setting/number-setting.machine.ts'
import { TextField } from '../../ui/text-field.view.tsx'

const { min, max } = CONTAINER_WIDTH

const problemWords = (words: Words['settingsPanel']['number'], problem: NumberProblem): string => {
  switch (problem) {
    case 'tooLow':
      return words.tooLow({ limit: String(min) })
    case 'tooHigh':
      return words.tooHigh({ limit: String(max) })
    case 'empty':
    case 'notANumber':
      return words[problem]()
    default:
      return problem satisfies never
  }
}

/** Applied by itself, a moment after the last key. Text rather than a number's field: digits of any script count. */
export const ContainerWidth = ({ machine, value }: { machine: typeof numberSettingMachine; value: number }) => {
  const actor = useActorRef(machine, { input: { value, limits: { min, max } } })
  const text = useSelector(actor, (snapshot) => snapshot.context.text ?? String(snapshot.context.value))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))
  const { number, layout } = useWords().settingsPanel
  const error = problem === null ? hasFailed && number.notApplied() : problemWords(number, problem)
  return (
    <TextField
      label={layout.containerWidth()}
      help={layout.containerWidthHelp({ min: String(min), max: String(max) })}
      error={error}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onValueChange={(typed) => actor.send({ type: 'number.typed', text: typed })}
    />
  )
}
