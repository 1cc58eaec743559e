import { DatePicker, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker'
import { LocaleProvider } from '@ark-ui/react/locale'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { input } from 'styled-system/recipes/input'

import { PICKER_YEARS_AHEAD, type IsoDay } from '../../../domain/birthdate.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Popover } from '../../ui/popover.view.tsx'

export type BirthdatePickerProps = Readonly<{
  /** What stands in the field, if it is a day. */
  value: IsoDay | null
  /** Milliseconds. */
  now: number
  triggerId: string
  onPicked: (day: IsoDay) => void
  onClose: () => void
}>

const FIRST_YEAR = 1900
/** Where the calendar opens when nothing was typed, in years before today. */
const USUAL_AGE = 35

const styles = {
  body: css({ display: 'grid', gap: '3', paddingInline: '4', paddingBlockEnd: '4' }),
  head: css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr) minmax(0, 1fr) auto]', gap: '2' }),
  table: css({ width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' }),
  weekday: css({ textStyle: 'small', fontWeight: 'medium', color: 'fg.muted', paddingBlock: '1' }),
  day: css({
    display: 'grid',
    placeItems: 'center',
    minHeight: '9',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { backgroundColor: 'accent.subtle' },
    _touch: { minHeight: 'touch' },
    '&[data-outside-range]': { color: 'fg.muted' },
    '&[data-today]': { fontWeight: 'bold' },
    '&[data-selected]': { backgroundColor: 'accent.solid', color: 'accent.on' },
    '&[data-disabled]': { opacity: '0.5', cursor: 'not-allowed' },
  }),
}

/** A person's month is a choice of twelve, and the year one of a hundred: neither is gone to step by step. */
const MonthAndYear = () => {
  const { calendar } = useWords().registration
  const api = useDatePickerContext()
  const { month, year } = api.visibleRange.start
  return (
    <div className={styles.head}>
      <DatePicker.PrevTrigger asChild>
        <IconButton icon={ChevronLeft} mirrored label={calendar.previous()} />
      </DatePicker.PrevTrigger>
      <select
        aria-label={calendar.month()}
        value={month}
        className={cx(input())}
        onChange={({ currentTarget }) => api.focusMonth(Number(currentTarget.value))}
      >
        {api.getMonths().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={calendar.year()}
        value={year}
        className={cx(input())}
        onChange={({ currentTarget }) => api.focusYear(Number(currentTarget.value))}
      >
        {api.getYears().map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      <DatePicker.NextTrigger asChild>
        <IconButton icon={ChevronRight} mirrored label={calendar.next()} />
      </DatePicker.NextTrigger>
    </div>
  )
}

const Month = () => {
  const api = useDatePickerContext()
  return (
    <DatePicker.Table className={styles.table}>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {api.weekDays.map(({ long, narrow }) => (
            <DatePicker.TableHeader key={long} aria-label={long} className={styles.weekday}>
              {narrow}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {api.weeks.map((week) => (
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((day) => (
              <DatePicker.TableCell key={String(day)} value={day}>
                <DatePicker.TableCellTrigger className={styles.day}>{day.day}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}

/** Heavy, and for whoever would rather pick than type: it comes when it is first opened. */
const BirthdatePicker = ({ value, now, triggerId, onPicked, onClose }: BirthdatePickerProps) => {
  const { calendar } = useWords().registration
  const language = useLanguage()
  const today = new Date(now).toISOString().slice(0, 10)
  const yearsFrom = (years: number) => parseDate(today).add({ years })
  return (
    <Popover
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      triggerId={triggerId}
      title={calendar.title()}
    >
      <LocaleProvider locale={language}>
        <DatePicker.Root
          inline
          timeZone="UTC"
          locale={language}
          min={parseDate(`${FIRST_YEAR}-01-01`)}
          max={yearsFrom(PICKER_YEARS_AHEAD)}
          defaultValue={value === null ? [] : [parseDate(value)]}
          defaultFocusedValue={value === null ? yearsFrom(-USUAL_AGE) : parseDate(value)}
          onValueChange={(details) => {
            const [day] = details.value
            if (day) onPicked(day.toString().slice(0, 10))
          }}
        >
          <DatePicker.View view="day" className={styles.body}>
            <MonthAndYear />
            <Month />
          </DatePicker.View>
        </DatePicker.Root>
      </LocaleProvider>
    </Popover>
  )
}

// The default export is what React's lazy() takes.
export default BirthdatePicker
