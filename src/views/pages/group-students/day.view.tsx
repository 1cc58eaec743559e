import { useFormats } from '../../../i18n/words.tsx'

/** The day of an instant, by the reader's own calendar. */
export const Day = ({ at }: Readonly<{ at: string }>) => {
  const formats = useFormats()
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.date(at)}
    </time>
  )
}
