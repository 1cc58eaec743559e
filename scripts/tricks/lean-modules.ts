// Modules that do far more than this app asks of them, and what stands in for them in the built app. Together they are
// four kilobytes of the first load; tests/scripts/lean-modules.test.ts holds them to what they replace.
import type { Plugin } from 'vite'

/** Panda's: a recipe's classes are its name and, for each variant, name--key_value. Ours have no compound variants. */
const RECIPE = `import { compact, withoutSpace } from '../helpers.js'

export const createRecipe = (name, defaultVariants) => {
  const getVariantProps = (variants) => ({ ...defaultVariants, ...compact(variants) })
  const recipeFn = (variants) =>
    [name, ...Object.entries(getVariantProps(variants)).map(([key, value]) => name + '--' + key + '_' + withoutSpace(value))].join(' ')
  return { getVariantProps, recipeFn, __getCompoundVariantCss__: () => ({}) }
}

export const mergeRecipes = (a, b) => (variants) => a(variants) + ' ' + b(variants)
`

/** Lucide's: an icon is always drawn by views/ui/icon.view.tsx, hidden from readers and in the text's colour. */
const ICON = `import { createElement } from 'react'

export default ({ node }) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size, strokeWidth, absoluteStrokeWidth, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: absoluteStrokeWidth ? (strokeWidth * 24) / size : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...lines,
    )
}
`

/** In the file of an icon: what names it and its lines, for which the module above has no use. */
const ICON_NAMES = /\n {2}(?:name|size): .*|, key: "\w+"/g

/** XState's: after what is wrong with a chart, how whoever writes it puts it right. They read it in development. */
const ADVICE = / (?:Try adding|Ensure that|Use `always|Did you mean|This usually happens)[^\n]*?(?=[`'"]\))/g

/** Vite's: there is one stylesheet, and no list of what to fetch beside a part. src/app/chunk.ts hears of one that is gone. */
const IMPORT = `export const __vitePreload = (load) =>
  load().catch((cause) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }))
    throw cause
  })
`

/** Ark's: one provider is asked for, and whoever shakes the rest off later has cut the files by all of it. */
const LOCALE = `export { LocaleProvider } from './locale-provider.js'
`

/** By the end of the module's name. */
export const STAND_INS: Readonly<Record<string, string>> = {
  '/styled-system/recipes/create-recipe.js': RECIPE,
  '/lucide-react/dist/esm/createLucideIcon.mjs': ICON,
  'vite/preload-helper.js': IMPORT,
  '/@ark-ui/react/dist/providers/locale/index.js': LOCALE,
}

export const leanModules = (): Plugin => ({
  name: 'lean-modules',
  apply: 'build',
  enforce: 'pre',
  load: (id) => Object.entries(STAND_INS).find(([end]) => id.endsWith(end))?.[1] ?? null,
  transform: (code, id) => {
    const left = id.includes('/lucide-react/dist/esm/icons/')
      ? ICON_NAMES
      : id.includes('/xstate/dist/')
        ? ADVICE
        : null
    return left && { code: code.replaceAll(left, ''), map: null }
  },
})
