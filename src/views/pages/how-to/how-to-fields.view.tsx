import { Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { shownName } from '../../../domain/course/course-upload.ts'
import { directionOf, LANGUAGES, type Language } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FieldProps } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { describe, FieldNotes } from '../../ui/field-frame.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = {
  group: css({ minWidth: '0', margin: '0', padding: '0', border: 'none' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold', padding: '0', marginBlockEnd: '1.5' }),
  help: css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' }),
  three: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
    gap: '3',
    alignItems: 'start',
  }),
  choices: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    columnGap: '4',
    rowGap: '1',
  }),
  slot: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '2',
    minWidth: '0',
    outlineOffset: '[4px]',
  }),
  file: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' }),
}

type TextsProps = Readonly<{
  legend: string
  help?: string
  labelOf: (language: Language) => string
  fields: Readonly<Record<Language, FieldProps<string>>>
  isLong?: boolean
}>

/** Of each language one, side by side. */
export const ByLanguage = ({
  legend,
  help,
  children,
}: Readonly<{ legend: string; help?: string | undefined; children: ReactNode }>) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {help !== undefined && <p className={styles.help}>{help}</p>}
    <div className={styles.three}>{children}</div>
  </fieldset>
)

/** A text in the languages of the product. */
export const Texts = ({ legend, help, labelOf, fields, isLong = false }: TextsProps) => (
  <ByLanguage legend={legend} help={help}>
    {LANGUAGES.map((language) => {
      const field = {
        ...fields[language],
        label: OWN_NAME[language],
        'aria-label': labelOf(language),
        lang: language,
        dir: directionOf(language),
      }
      return isLong ? (
        <TextArea key={language} rows={3} {...field} />
      ) : (
        <TextField key={language} required autoComplete="off" {...field} />
      )
    })}
  </ByLanguage>
)

/** With what somebody else did to it meanwhile. */
type Noted<Value> = FieldProps<Value> & Readonly<{ help?: ReactNode }>

type SlotProps = Readonly<{
  field: Noted<string>
  missing: string
  isNeeded?: boolean
  /** It can be done without. */
  isRemovable?: boolean
  children: ReactNode
}>

/** A file, or the place where it will be, with the way to bring one. */
export const Slot = ({ field, missing, isNeeded = false, isRemovable = false, children }: SlotProps) => {
  const { form: said } = useWords().howToList
  const labelId = useId()
  const { id, label, error, help, value, onValueChange } = field
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      className={styles.slot}
      {...describe(id, { error, help })}
    >
      <p id={labelId} className={styles.legend}>
        {label}
      </p>
      <div className={styles.file}>
        {value === '' ? (
          <StatusChip tone={isNeeded ? 'warning' : 'neutral'}>{missing}</StatusChip>
        ) : (
          <>
            <StatusChip tone="success">
              <bdi dir="ltr">{shownName({ container: '', name: value })}</bdi>
            </StatusChip>
            {isRemovable && (
              <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onValueChange('')}>
                {said.takeOut()}
              </Button>
            )}
          </>
        )}
      </div>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

type ChoicesProps<Value extends string> = Readonly<{
  field: Noted<readonly Value[]>
  help: string
  all: readonly Value[]
  say: (value: Value) => string
}>

/** Some of a few, in the order of them all. */
export const Choices = <Value extends string>({ field, help, all, say }: ChoicesProps<Value>) => {
  const { id, label, error, value, readOnly, onValueChange } = field
  const notes = field.help ? (
    <>
      {help} {field.help}
    </>
  ) : (
    help
  )
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      disabled={readOnly}
      className={styles.group}
      {...describe(id, { help: notes, error })}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {all.map((one) => (
          <Checkbox
            key={one}
            label={say(one)}
            checked={value.includes(one)}
            onCheckedChange={(isOn) =>
              onValueChange(all.filter((known) => (known === one ? isOn : value.includes(known))))
            }
          />
        ))}
      </div>
      <FieldNotes id={id} help={notes} error={error} />
    </fieldset>
  )
}
