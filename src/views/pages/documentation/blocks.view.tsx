import { ArrowRight, Info, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'

import { ARTICLES } from '../../../domain/guide.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { usePlaces } from '../../shell/places.context.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Table } from '../../ui/table.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { articleStyles as styles } from './article.styles.ts'
import type { Block, Guide, KeyRow } from './content/guide.types.ts'
import { headOf, keyOf } from './content/reading.ts'
import { Inline } from './inline.view.tsx'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const Steps = ({ items }: Of<'steps'>) => {
  const formats = useFormats()
  return (
    <ol className={styles.steps}>
      {items.map((item, index) => (
        <li key={item} className={styles.step}>
          <span aria-hidden className={styles.number}>
            {formats.number(index + 1)}
          </span>
          <span>
            <Inline text={item} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const Note = ({ tone, text }: Of<'note'>) => {
  const { documentation } = useWords()
  return (
    <div data-tone={tone} className={styles.note}>
      <Icon as={tone === 'warning' ? TriangleAlert : Info} className={styles.noteIcon} />
      <p>
        <VisuallyHidden>{documentation[tone === 'warning' ? 'warning' : 'note']()}: </VisuallyHidden>
        <Inline text={text} />
      </p>
    </div>
  )
}

const Keys = ({ keys }: Pick<KeyRow, 'keys'>) => (
  <span dir="ltr" className={styles.keys}>
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
)

const Action = ({ action }: Pick<KeyRow, 'action'>) => <Inline text={action} />

const KeyTable = ({ caption, rows }: Of<'keys'>) => {
  const { documentation } = useWords()
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ keys, action }) => `${keys.join(' ')} ${action}`}
      columns={[
        { key: 'keys', head: documentation.keys(), cell: Keys },
        { key: 'action', head: documentation.action(), cell: Action },
      ]}
    />
  )
}

const cellOf = (column: number) => (row: readonly string[]) => <Inline text={row[column] ?? ''} />

const TextTable = ({ caption, head, rows }: Of<'table'>) => (
  <Table
    caption={caption}
    rows={rows}
    rowKey={(row) => row.join(' ')}
    columns={head.map((title, column) => ({
      key: title,
      head: title,
      cell: cellOf(column),
    }))}
  />
)

/** No link to a page that this installation does not have. */
const PageLink = ({ to, text }: Of<'page'>) => {
  const leadsSomewhere = usePlaces()
  if (!leadsSomewhere(to)) return null
  return (
    <p>
      <Link href={to} variant="standalone">
        {text}
        <Icon as={ArrowRight} size="sm" mirrored />
      </Link>
    </p>
  )
}

const SeeAlso = ({ ids, guide }: Of<'articles'> & { guide: Guide }) => {
  const { documentation } = useWords()
  return (
    <nav aria-label={documentation.seeAlso()} className={styles.seeAlso}>
      <p aria-hidden className={styles.seeAlsoTitle}>
        {documentation.seeAlso()}
      </p>
      <ul className={styles.seeAlsoList}>
        {ARTICLES.filter(({ id }) => ids.includes(id)).map((place) => (
          <li key={place.id}>
            <Link href={place.path}>{headOf(guide, place).title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const BlockView = ({ block, guide }: { block: Block; guide: Guide }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} tabIndex={-1} className={styles.heading}>
          {block.text}
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      )
    case 'steps':
      return <Steps {...block} />
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item} className={styles.item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      )
    case 'note':
      return <Note {...block} />
    case 'keys':
      return <KeyTable {...block} />
    case 'table':
      return <TextTable {...block} />
    case 'commands':
      return (
        <pre dir="ltr" tabIndex={-1} className={styles.commands}>
          <code className={css({ fontFamily: 'mono' })}>{block.lines.join('\n')}</code>
        </pre>
      )
    case 'page':
      return <PageLink {...block} />
    case 'articles':
      break
  }
  return <SeeAlso {...block} guide={guide} />
}

/** The body of an article, as its blocks say. */
export const Blocks = ({ blocks, guide }: { blocks: readonly Block[]; guide: Guide }) =>
  blocks.map((block) => <BlockView key={keyOf(block)} block={block} guide={guide} />)
