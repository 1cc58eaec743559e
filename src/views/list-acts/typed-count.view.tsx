import { useFormats, useWords } from '../../i18n/words.tsx'
import { TextField } from '../ui/text-field.view.tsx'

type TypedCountProps = Readonly<{
  count: number
  value: string
  isBusy: boolean
  onValueChange: (value: string) => void
}>

/** What cannot be undone, and is done with several rows, is confirmed by typing how many they are. */
export const TypedCount = ({ count, value, isBusy, onValueChange }: TypedCountProps) => {
  const { confirming } = useWords().listActs
  const formats = useFormats()
  return (
    <TextField
      name="count"
      label={confirming.label({ count: formats.number(count) })}
      help={confirming.help()}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      readOnly={isBusy}
      onValueChange={onValueChange}
    />
  )
}
