import { LINE, type Drawing } from '../layout/drawing.ts'
import { pathOf } from '../layout/wire-path.ts'
import type { Line } from '../layout/words.ts'

const MARGIN = 12

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLES = [
  'text{font:11px ui-monospace,"DejaVu Sans Mono",monospace;fill:#171b21}',
  '.name{font-size:12px;font-weight:700}',
  '.tag,.invoke,.act,.guard,.action{fill:#4d5866}',
  '.box{fill:none;stroke:#8792a0}',
  '.atomic,.final{fill:#fff}',
  'g>text{paint-order:stroke;stroke:#fff;stroke-width:3px}',
  '.parallel{stroke-dasharray:6 4}',
  '.final{stroke-width:3}',
  '.wire{fill:none;stroke:#4d5866}',
  '.label{fill:#fff;stroke:#c5ccd4}',
].join('')

const textLines = (lines: readonly Line[], x: number, y: number): string =>
  lines
    .map(
      ({ text, role }, at) => `<text class="${role}" x="${x}" y="${y + (at + 1) * LINE - 3}">${escaped(text)}</text>`,
    )
    .join('')

/** A drawing as a file of its own, on white: for a document, a printer or whoever has no page. */
export const asSvg = (name: string, { width, height, boxes, wires }: Drawing): string => {
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN]
  const drawnBoxes = boxes.map(
    ({ id, kind, isInitial, lines, ...area }) =>
      `<g><title>${escaped(id)}</title><rect class="box ${kind}" x="${area.x}" y="${area.y}" width="${area.width}" ` +
      `height="${area.height}" rx="${kind === 'final' ? 16 : 6}"/>` +
      (isInitial ? `<circle cx="${area.x}" cy="${area.y + 12}" r="4"/>` : '') +
      `${textLines(lines, area.x + 10, area.y + 5)}</g>`,
  )
  const drawnWires = wires.map(
    ({ points, label }) =>
      `<path class="wire" d="${pathOf(points)}" marker-end="url(#head)"/>` +
      `<rect class="label" x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" rx="4"/>` +
      textLines(label.lines, label.x + 8, label.y + 1),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" `,
    `viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}"><title>${escaped(name)}</title><style>${STYLES}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0 8 4 0 8z" fill="#4d5866"/></marker></defs>',
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${wide}" height="${high}" fill="#fff"/>`,
    ...drawnWires,
    ...drawnBoxes,
    '</svg>\n',
  ].join('\n')
}
