import { mostOf, type Chart } from './chart.ts'

type Look = Readonly<{
  dir: 'ltr' | 'rtl'
  number: (value: number) => string
  /** As CSS writes them: those of the scheme that the chart is seen in. */
  colours: Readonly<{ ground: string; text: string; full: string; thin: string }>
}>

const WIDTH = 960
const EDGE = 32
const LINE = 44
const NAME = 320
const COUNT = 80
const HEAD = 96
const BAR = 14
const THIN = 6

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

/** A chart as a picture that stands alone: its title, its lines with their counts, and what the thinner ones are. */
export const chartPicture = (chart: Chart, { dir, number, colours }: Look): string => {
  const { title, measures, rows } = chart
  const most = mostOf(chart)
  const height = HEAD + rows.length * LINE + EDGE
  const room = WIDTH - 2 * EDGE - NAME - COUNT
  // Drawn from the start of a line, which is on the right where the language is.
  const x = (from: number, width = 0) => (dir === 'rtl' ? WIDTH - from - width : from)
  const text = (from: number, y: number, words: string, more = '') =>
    `<text x="${x(from)}" y="${y}" ${more}>${escaped(words)}</text>`
  const lines = rows.map(({ label, values }, at) => {
    const y = HEAD + at * LINE
    const bars = values.map((value, measure) => {
      const [tall, fill] = measure === 0 ? [BAR, colours.full] : [THIN, colours.thin]
      const width = Math.round((value / most) * room)
      return `<rect x="${x(EDGE + NAME, width)}" y="${y + (measure === 0 ? 0 : BAR + 3)}" width="${width}" height="${tall}" fill="${fill}"/>`
    })
    const counts = values.map(number).join(' / ')
    return `${text(EDGE, y + BAR, label)}${bars.join('')}${text(WIDTH - EDGE - COUNT + 12, y + BAR, counts)}`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" direction="${dir}" font-family="sans-serif" font-size="15" fill="${colours.text}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${colours.ground}"/>`,
    text(EDGE, 40, title, 'font-size="20" font-weight="bold"'),
    text(EDGE, 66, measures.join(' / ')),
    ...lines,
    '</svg>',
  ].join('')
}
