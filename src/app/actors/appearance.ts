import type { Appearance } from '../../domain/appearance.ts'
import { loadChunk } from '../chunk.ts'

/** The variables of palettes of one's own, `name:value;...`, for public/boot.js. */
const VARIABLES_KEY = 'paletteVariables'

let latest: Appearance | null = null

const wear = (root: HTMLElement, variables: Readonly<Record<string, string>>) => {
  const worn = [...root.style].filter((name) => name.startsWith('--colors-'))
  for (const name of worn) if (!(name in variables)) root.style.removeProperty(name)
  const entries = Object.entries(variables)
  for (const [name, value] of entries) root.style.setProperty(name, value)
  try {
    if (entries.length > 0) localStorage.setItem(VARIABLES_KEY, entries.map((entry) => entry.join(':')).join(';'))
    else localStorage.removeItem(VARIABLES_KEY)
  } catch {
    // They hold until the page goes.
  }
}

/** Puts an appearance on the root element, where the styles look for it. */
export const applyAppearance = (root: HTMLElement, appearance: Appearance): void => {
  if (appearance === latest) return
  latest = appearance
  const { mode, scheme, language, direction, fontScale, customScrollbars, palettes } = appearance
  root.lang = language
  root.dir = direction
  root.dataset['mode'] = mode
  root.dataset['scheme'] = scheme
  root.dataset['scrollbars'] = customScrollbars ? 'custom' : 'native'
  root.style.setProperty('--font-scale', String(fontScale))
  if (Object.keys(palettes).length === 0) return wear(root, {})
  // Whoever has no palettes of their own never loads what works their colours out.
  loadChunk(() => import('../../views/theme/own-palettes.ts')).then(
    ({ variablesOf }) => {
      if (appearance === latest) wear(root, variablesOf(palettes, mode))
    },
    // Offline, what public/boot.js found is worn.
    () => {},
  )
}
