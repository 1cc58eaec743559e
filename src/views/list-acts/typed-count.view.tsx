import { isConfirmed } from '../../domain/typed-count.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { TextField } from '../ui/text-field.view.tsx'

type TypedCountProps = Readonly<{
  count: number
  value: string
  isBusy: boolean
  /** Somebody has confirmed without it. */
  isWanting: boolean
  onValueChange: (value: string) => void
}>

/** What cannot be undone, and is done with several rows, is confirmed by typing how many they are. */
export const TypedCount = ({ count, value, isBusy, isWanting, onValueChange }: TypedCountProps) => {
  const { confirming } = useWords().listActs
  const formats = useFormats()
  const named = { count: formats.number(count) }
  return (
    <TextField
      name="count"
      label={confirming.label(named)}
      help={confirming.help()}
      error={isWanting && !isConfirmed(count, value) ? confirming.other(named) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      readOnly={isBusy}
      onValueChange={onValueChange}
    />
  )
}
