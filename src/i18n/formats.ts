/** Values as a language writes them, through `Intl`. Instants are ISO-8601, durations whole seconds. */
export type Formats = Readonly<{
  date: (instant: string, timeZone?: string) => string
  dateTime: (instant: string, timeZone?: string) => string
  number: (value: number) => string
  percent: (share: number) => string
  /** Time needed, rounded up to minutes from two minutes on: "6 min". */
  duration: (seconds: number) => string
  hours: (hours: number) => string
  list: (items: readonly string[]) => string
}>

export const createFormats = (language: string): Formats => {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const unit = (name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 })
  const hour = unit('hour')
  const minute = unit('minute')
  const second = unit('second')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    date: (instant, timeZone) =>
      (timeZone === undefined ? date : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })).format(
        Date.parse(instant),
      ),
    dateTime: (instant, timeZone) =>
      new Intl.DateTimeFormat(language, {
        dateStyle: 'medium',
        timeStyle: 'short',
        ...(timeZone === undefined ? {} : { timeZone }),
      }).format(Date.parse(instant)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    duration: (seconds) =>
      seconds < 120 ? second.format(Math.max(0, Math.round(seconds))) : minute.format(Math.ceil(seconds / 60)),
    hours: (hours) => hour.format(hours),
    list: (items) => list.format(items),
  }
}
