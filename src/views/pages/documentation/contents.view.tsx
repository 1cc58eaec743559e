import { css } from 'styled-system/css'

import { ARTICLES, GUIDE, GUIDE_READERS, type GuideArticleId, type GuideReader } from '../../../domain/guide.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'
import type { Guide } from './content/guide.types.ts'
import { headOf } from './content/reading.ts'

/** The room of the page decides, as for its columns. */
const ROOMY = '@container (min-width: 68rem)'

const styles = {
  readers: css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '6' }),
  jump: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '8',
    paddingInline: '3',
    borderWidth: 'hairline',
    borderRadius: 'full',
    backgroundColor: 'bg.surface',
    textStyle: 'label',
    textDecorationLine: 'none',
    color: 'fg.default',
    _touch: { minHeight: 'touch' },
    '&:hover': { borderColor: 'border.control' },
  }),
  part: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    columnGap: '10',
    rowGap: '4',
    paddingBlock: '8',
    borderBlockStartWidth: 'hairline',
    [ROOMY]: { gridTemplateColumns: '[22rem minmax(0, 1fr)]' },
  }),
  articles: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(28rem, 100%), 1fr))]',
    columnGap: '8',
    rowGap: '4',
  }),
  section: css({ textStyle: 'label', color: 'fg.muted', marginBlockEnd: '3' }),
  title: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  summary: css({ textStyle: 'small', color: 'fg.muted', textWrap: '[pretty]' }),
}

const ArticleLink = ({ id, guide }: { id: GuideArticleId; guide: Guide }) => {
  const place = ARTICLES.find((article) => article.id === id)
  if (!place) return null
  const { title, summary } = headOf(guide, place)
  return (
    <>
      <Link href={place.path} className={styles.title}>
        {title}
      </Link>
      <p className={styles.summary}>{summary}</p>
    </>
  )
}

const Part = ({ reader, guide }: { reader: GuideReader; guide: Guide }) => {
  const { documentation } = useWords()
  const sections = GUIDE.filter((section) => section.reader === reader)
  return (
    <section aria-labelledby={`for-${reader}`} className={styles.part}>
      <div>
        <h2
          id={`for-${reader}`}
          tabIndex={-1}
          className={css({ textStyle: 'heading.section', outlineStyle: 'none', overflowWrap: 'anywhere' })}
        >
          {documentation.readers[reader]()}
        </h2>
        <p className={css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '1' })}>
          {documentation.readerNotes[reader]()}
        </p>
      </div>
      <div className={css({ display: 'grid', gap: '6', minWidth: '0' })}>
        {sections.map(({ id: section }) => (
          <div key={section}>
            <h3 className={styles.section}>{documentation.sections[section]()}</h3>
            <ul className={styles.articles}>
              {ARTICLES.filter((article) => article.section === section).map(({ id }) => (
                <li key={id}>
                  <ArticleLink id={id} guide={guide} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The whole guide, by the roles of its readers. */
export const Contents = ({ guide }: { guide: Guide }) => {
  const { documentation } = useWords()
  return (
    <nav aria-label={documentation.contents()}>
      <ul className={styles.readers}>
        {GUIDE_READERS.map((reader) => (
          <li key={reader}>
            <a href={`#for-${reader}`} className={styles.jump}>
              {documentation.readers[reader]()}
            </a>
          </li>
        ))}
      </ul>
      {GUIDE_READERS.map((reader) => (
        <Part key={reader} reader={reader} guide={guide} />
      ))}
    </nav>
  )
}
