import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

import { isByTraversal } from '../../traversal.ts'
import { useDrawnWhole } from '../../use-drawn-whole.ts'
import { framed } from '../page-frame.view.tsx'

export type InformationSection = Readonly<{ id: string; title: string; body: ReactNode }>

export type InformationPageProps = Readonly<{
  eyebrow: string
  title: string
  lead: string
  /** One of `views/illustrations`. */
  picture: ReactNode
  actions?: ReactNode
  contentsLabel: string
  /** Each is a line of the contents, and a heading of the page. */
  sections: readonly InformationSection[]
  /** Controls below the contents, such as a filter. */
  tools?: ReactNode
  /** What stands before the sections, such as a warning that must not be missed. */
  first?: ReactNode
}>

const head = css({ backgroundColor: 'bg.surface', borderBlockEndWidth: 'hairline', _print: { borderWidth: 'none' } })
const headRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
  columnGap: '12',
  alignItems: 'end',
})
const said = css({ paddingBlock: { base: '8', md: '14' }, _print: { paddingBlock: '0' } })
const pictureRoom = css({
  alignSelf: 'end',
  width: 'full',
  maxWidth: { base: '[44rem]', lg: 'full' },
  justifySelf: { base: 'center', lg: 'end' },
  _print: { display: 'none' },
})
const body = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[20rem minmax(0, 1fr)]' },
  columnGap: '12',
  rowGap: '8',
  paddingBlock: { base: '8', md: '14' },
  _print: { display: 'block', paddingBlock: '4' },
})
const rail = css({
  alignSelf: 'start',
  position: { xl: 'sticky' },
  insetBlockStart: { xl: '24' },
  minWidth: '0',
  _print: { display: 'none' },
})
/** On a phone after each other, as words of a line: a line for each would be a screen before the first word of the page. */
const contents = css({
  display: { base: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  columnGap: { base: '5', sm: '0' },
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' },
  marginBlockStart: '2',
  borderInlineStartWidth: { sm: 'thick' },
  borderColor: 'border',
})
const contentsLink = css({
  display: 'block',
  minHeight: 'target',
  paddingInlineStart: { sm: '4' },
  paddingBlock: { base: '2', xl: '1.5' },
  textStyle: 'small',
  color: { base: 'accent.fg', sm: 'fg.muted' },
  textDecoration: { base: 'underline', sm: 'none' },
  overflowWrap: 'anywhere',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
})
const section = css({
  '&:not(:first-child)': {
    marginBlockStart: { base: '12', md: '16' },
    paddingBlockStart: { base: '10', md: '12' },
    borderBlockStartWidth: 'hairline',
  },
  _print: { '&:not(:first-child)': { marginBlockStart: '6', paddingBlockStart: '4' } },
})
const sectionTitle = css({
  textStyle: 'heading.page',
  fontSize: { base: 'xl', md: '2xl' },
  overflowWrap: 'anywhere',
  marginBlockEnd: '4',
  breakAfter: 'avoid',
})

/** Sections that a desk shows with the head of the page, and a phone below it. */
const FIRST = 2

/** A long page to read: what it is about, what is on it, and its sections. */
export const InformationPage = ({
  eyebrow,
  title,
  lead,
  picture,
  actions,
  contentsLabel,
  sections,
  tools,
  first,
}: InformationPageProps) => {
  // The rest is below the first screen. Where the browser puts the page back to a place of its own there has to be one.
  const isWhole = useDrawnWhole(isByTraversal())
  return (
    <article className={css({ minWidth: '0' })}>
      <header className={head}>
        <div className={cx(framed, headRow)}>
          <div className={said}>
            <p className={css({ textStyle: 'label', color: 'accent.fg', marginBlockEnd: '2' })}>{eyebrow}</p>
            <h1
              tabIndex={-1}
              className={css({ textStyle: 'display', fontSize: { base: '3xl', md: '4xl' }, overflowWrap: 'anywhere' })}
            >
              {title}
            </h1>
            <p className={css({ textStyle: 'lead', maxWidth: '[56ch]', marginBlockStart: '4', textWrap: '[pretty]' })}>
              {lead}
            </p>
            {actions !== undefined && (
              <div
                className={css({
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: '3',
                  marginBlockStart: '6',
                  _print: { display: 'none' },
                })}
              >
                {actions}
              </div>
            )}
          </div>
          <div className={pictureRoom}>{picture}</div>
        </div>
      </header>
      <div className={cx(framed, body)}>
        <div className={rail}>
          <nav aria-label={contentsLabel}>
            <p aria-hidden className={css({ textStyle: 'label' })}>
              {contentsLabel}
            </p>
            <ol className={contents}>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`} className={contentsLink}>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          {tools}
        </div>
        <div className={css({ minWidth: '0' })}>
          {first}
          <div>
            {(isWhole ? sections : sections.slice(0, FIRST)).map(({ id, title: name, body: text }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={section}>
                <h2 id={`${id}-title`} className={sectionTitle}>
                  {name}
                </h2>
                {text}
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  )
}
