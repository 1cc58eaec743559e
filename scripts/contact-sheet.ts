import type { SchemeId } from '../src/domain/appearance.ts'
import type { LayoutStyle } from '../src/domain/layout.ts'
import type { ThemeMode } from '../src/domain/theme-mode.ts'

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

/** A page of pictures: one row for each page, layout, width and language, the schemes and modes beside each other. */
export const contactSheet = (shots: readonly Shot[]): string => {
  const rows = Map.groupBy(shots, ({ page, layout, width, lang }) => `${page}, ${layout}, ${width} px, ${lang}`)
  const sections = [...rows].map(
    ([name, row]) => `<h2>${name}</h2>\n<div>\n${row.map((shot) => figure(shot)).join('\n')}\n</div>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${shots.length} pictures</title>
<style>
body { margin: 2rem; font: 14px/1.4 sans-serif; background: #888; color: #000 }
h2 { font-size: 16px; margin: 2rem 0 .5rem }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; width: 260px; max-height: 420px; object-fit: cover; object-position: top }
</style>
${sections.join('\n')}
</html>
`
}
