import { Check, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { checkbox } from 'styled-system/recipes/checkbox'
import { choiceList } from 'styled-system/recipes/choice-list'

import { FieldNotes } from './field-frame.view.tsx'
import { Icon } from './icon.view.tsx'

export type Choice = {
  value: string
  label: ReactNode
  disabled?: boolean
  /** After grading: how this choice turned out, with the word that says so. */
  verdict?: { is: 'right' | 'wrong'; word: string }
}

export type ChoiceListProps = {
  legend: ReactNode
  choices: readonly Choice[]
  value: string | null
  onValueChange: (value: string) => void
  name?: string
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean
  /** Shows the keys 1 to 9 beside the choices; the screen listens for them. */
  numbered?: boolean
}

/** One of several, each in a large row of its own: native radio buttons, so arrows and forms just work. */
export const ChoiceList = ({
  legend,
  choices,
  value,
  onValueChange,
  name,
  help,
  error,
  disabled = false,
  numbered = false,
}: ChoiceListProps) => {
  const id = useId()
  const styles = choiceList()
  const graded = choices.some((choice) => choice.verdict !== undefined)
  return (
    <fieldset disabled={disabled} className={styles.root} aria-describedby={`${id}-error ${id}-help`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice} data-verdict={choice.verdict?.is}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onValueChange(choice.value)}
              className={cx(checkbox().box, styles.input)}
            />
            <span className={styles.text}>{choice.label}</span>
            {choice.verdict && (
              <span className={styles.note}>
                <Icon as={choice.verdict.is === 'right' ? Check : X} />
                {choice.verdict.word}
              </span>
            )}
            {numbered && !graded && index < 9 && (
              <kbd aria-hidden className={styles.key}>
                {index + 1}
              </kbd>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
