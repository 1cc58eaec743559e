import type { SchemeId } from '../../src/domain/appearance.ts'
import type { LayoutStyle } from '../../src/domain/layout.ts'
import type { ThemeMode } from '../../src/domain/theme-mode.ts'

export type Shot = Readonly<{
  page: 'home' | 'lesson' | 'settings'
  layout: LayoutStyle
  scheme: SchemeId
  mode: ThemeMode
  lang: 'en' | 'ar'
  width: '1280' | '390'
  file: string
}>

const figure = ({ scheme, mode, file }: Shot) =>
  `<figure><a href="${file}"><img src="${file}" alt="${scheme}, ${mode}" loading="lazy"></a>` +
  `<figcaption>${scheme}, ${mode}</figcaption></figure>`

/** A page of so many pictures, each as wide as `width` says in CSS. */
const page = (count: number, width: string, sections: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${count} pictures</title>
<style>
body { margin: 2rem; font: 14px/1.4 sans-serif; background: #888; color: #000 }
h2 { font-size: 16px; margin: 2rem 0 .5rem }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; ${width}; object-fit: cover; object-position: top }
</style>
${sections.join('\n')}
</html>
`

/** A page of pictures: one row for each page, layout, width and language, the schemes and modes beside each other. */
export const contactSheet = (shots: readonly Shot[]): string => {
  const rows = Map.groupBy(shots, ({ page: what, layout, width, lang }) => `${what}, ${layout}, ${width} px, ${lang}`)
  const sections = [...rows].map(
    ([name, row]) => `<h2>${name}</h2>\n<div>\n${row.map((shot) => figure(shot)).join('\n')}\n</div>`,
  )
  return page(shots.length, 'width: 260px; max-height: 420px', sections)
}

/** `before`: where the picture of the same screen is that was taken earlier. */
export type ScreenShot = Readonly<{ screen: string; look: string; file: string; before?: string }>

/** Text of ours, such as an address, as text of a page. */
const said = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const framed = (file: string, caption: string) =>
  `<figure><a href="${file}"><img src="${file}" alt="${said(caption)}" loading="lazy"></a>` +
  `<figcaption>${said(caption)}</figcaption></figure>`

/** A page of pictures: one row for each screen and look, what was before it first. */
export const pairSheet = (shots: readonly ScreenShot[]): string => {
  const rows = shots.map(({ screen, look, file, before }) => {
    const pictures = [...(before === undefined ? [] : [framed(before, 'before')]), framed(file, 'now')]
    return `<h2>${said(`${screen}: ${look}`)}</h2>\n<div>\n${pictures.join('\n')}\n</div>`
  })
  return page(shots.length, 'height: 900px', rows)
}
