import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** One rule of the built stylesheet, as scripts/split-styles.ts writes it. */
export type StyleRule = Readonly<{
  /** The layers and conditions around it, outermost first. */
  within: readonly string[]
  css: string
  /** What each of its selectors cannot match without; a rule without selectors is always there. */
  needs: readonly Readonly<{ classes: readonly string[]; root: Readonly<Record<string, string>> }>[]
}>

export type FirstStyles = Readonly<{ css: string; hash: string }>

/** Data attributes of the root that choose between rules. Null where the device may change them before the paint. */
export type PaintedRoot = Readonly<{ mode: string; scheme: string }> | null

/** Beside dist/server, where this file is built to. */
const RULES = new URL('./first-styles.json', import.meta.url)
/** Pages differ by their classes alone: as many as there are pages, languages and looks that people have. */
const KEPT = 300

/** What React writes in the place of a sign, in an attribute. */
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Names of classes hold signs that markup escapes: `[&_svg]:h_4` is written with `&amp;`. */
const classesIn = (markup: string): ReadonlySet<string> =>
  new Set(
    Array.from(markup.matchAll(/class="([^"]*)"/g), ([, names = '']) =>
      names.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (written, name: string) => SIGNS[name] ?? written).split(' '),
    ).flat(),
  )

const isNeeded = ({ needs }: StyleRule, classes: ReadonlySet<string>, root: Readonly<Record<string, string>> | null) =>
  needs.length === 0 ||
  needs.some(
    (need) =>
      need.classes.every((name) => classes.has(name)) &&
      (root === null || Object.entries(need.root).every(([name, value]) => root[name] === value)),
  )

/** Neighbours under the same conditions share them: the order stays as the stylesheet has it. */
const write = (chosen: readonly StyleRule[]): string => {
  let css = ''
  let open: readonly string[] = []
  for (const { within, css: rule } of [...chosen, { within: [], css: '' }]) {
    const shared = open.findIndex((name, at) => name !== within[at])
    const depth = shared === -1 ? Math.min(open.length, within.length) : shared
    css +=
      '}'.repeat(open.length - depth) +
      within
        .slice(depth)
        .map((name) => `${name}{`)
        .join('') +
      rule
    open = within
  }
  return css
}

/** Chooses among the rules of a stylesheet; the same page's are put together once. */
export const chooseFrom = (rules: readonly StyleRule[]) => {
  const kept = new Map<string, FirstStyles>()
  return (markup: string, root: PaintedRoot): FirstStyles => {
    const classes = classesIn(markup)
    const key = [root?.mode, root?.scheme, ...[...classes].toSorted()].join(' ')
    const held = kept.get(key)
    if (held) return held
    const css = write(rules.filter((rule) => isNeeded(rule, classes, root)))
    const styles = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, styles)
    return styles
  }
}

let choose: ReturnType<typeof chooseFrom> | undefined

/**
 * The rules that a page needs for its first paint, and their hash for the content security policy. What the scripts
 * draw later, and other schemes and modes, come with the whole stylesheet.
 */
export const firstStylesOf = (markup: string, root: PaintedRoot): FirstStyles => {
  choose ??= chooseFrom(JSON.parse(readFileSync(RULES, 'utf8')) as readonly StyleRule[])
  return choose(markup, root)
}
