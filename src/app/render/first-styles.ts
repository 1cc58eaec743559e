import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * What a selector cannot match without: classes (`.name`), elements (`name`) and attributes (`[name]`, `[name=value]`) of
 * a page, and data attributes of its root.
 */
export type StyleNeed = Readonly<{ marks: readonly string[]; root: Readonly<Record<string, string>> }>

/** One rule of the built stylesheet, as scripts/tricks/split-styles.ts writes it. */
export type StyleRule = Readonly<{
  /** The layers and conditions around it, outermost first. */
  within: readonly string[]
  css: string
  /** Of each of its selectors; a rule without selectors is always there. */
  needs: readonly StyleNeed[]
  /** The variable that is all it gives: without a reader it is of no use. */
  gives?: string
}>

export type FirstStyles = Readonly<{ css: string; hash: string }>

/** Data attributes of the root that choose between rules. Null where the device may change them before the paint. */
export type PaintedRoot = Readonly<{ mode: string; scheme: string }> | null

/** Beside dist/server, where this file is built to. */
const RULES = new URL('./first-styles.json', import.meta.url)
/** Pages differ by their marks alone: as many as there are pages, languages and looks that people have. */
const KEPT = 300

/** What React writes in the place of a sign, in an attribute: `[&_svg]:h_4` is written with `&amp;`. */
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const plain = (value: string): string =>
  value.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (written, name: string) => SIGNS[name] ?? written)

/** Every mark that a rule may need, as React writes them. */
const marksIn = (markup: string): ReadonlySet<string> => {
  const marks = new Set<string>()
  for (const [, element = '', attributes = ''] of markup.matchAll(/<([a-z]\w*)([^>]*)>/g)) {
    marks.add(element)
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      if (name === 'class') for (const one of plain(value).split(' ')) marks.add(`.${one}`)
      else marks.add(`[${name}]`).add(`[${name}=${plain(value)}]`)
    }
  }
  return marks
}

const isNeeded = ({ needs }: StyleRule, marks: ReadonlySet<string>, root: Readonly<Record<string, string>> | null) =>
  needs.length === 0 ||
  needs.some(
    (need) =>
      need.marks.every((mark) => marks.has(mark)) &&
      (root === null || Object.entries(need.root).every(([name, value]) => root[name] === value)),
  )

const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*(--(?:[\w-]|\\.)+)/g), ([, name = '']) => name)

/** What these rules and this markup read, and what the values of that read in turn. */
const readBy = (rules: readonly StyleRule[], markup: string): ReadonlySet<string> => {
  const giving = Map.groupBy(rules, ({ gives }) => gives)
  const read = new Set(variablesIn(markup))
  for (const { css } of giving.get(undefined) ?? []) for (const name of variablesIn(css)) read.add(name)
  // What is added while it is walked through is walked through too.
  for (const name of read)
    for (const { css } of giving.get(name) ?? []) for (const next of variablesIn(css)) read.add(next)
  return read
}

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
  const known = new Set(rules.flatMap(({ needs }) => needs.flatMap(({ marks }) => marks)))
  return (markup: string, root: PaintedRoot): FirstStyles => {
    const marks = known.intersection(marksIn(markup))
    const key = [root?.mode, root?.scheme, ...[...marks, ...variablesIn(markup)].toSorted()].join(' ')
    const held = kept.get(key)
    if (held) return held
    const needed = rules.filter((rule) => isNeeded(rule, marks, root))
    const read = readBy(needed, markup)
    const css = write(needed.filter(({ gives }) => gives === undefined || read.has(gives)))
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
