import { ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'

import { ARTICLES, GUIDE, type ArticlePlace } from '../../../domain/guide.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import type { Guide } from './content/guide.types.ts'
import { headOf } from './content/reading.ts'

const styles = {
  summary: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '9',
    borderRadius: 'inset',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'accent.fg' },
  }),
  arrow: css({
    color: 'fg.muted',
    'details[open] > summary > &': { transform: 'rotate(90deg)' },
  }),
  link: css({
    display: 'block',
    paddingInline: '3',
    paddingBlock: '1',
    borderInlineStartWidth: 'thick',
    borderRadius: 'none',
    borderColor: 'border',
    textStyle: 'small',
    color: 'fg.muted',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'fg.default', textDecorationLine: 'underline' },
    '&[aria-current=page]': { borderColor: 'accent.mark', color: 'fg.default', fontWeight: 'semibold' },
  }),
}

/** The guide beside an article; the part that it belongs to is open. */
export const SideContents = ({ guide, article }: { guide: Guide; article: ArticlePlace | null }) => {
  const { documentation } = useWords()
  return (
    <nav aria-label={documentation.contents()}>
      {GUIDE.map(({ id: section }) => (
        <details key={section} open={section === article?.section}>
          <summary className={styles.summary}>
            {documentation.sections[section]()}
            <Icon as={ChevronRight} size="sm" mirrored className={styles.arrow} />
          </summary>
          <ul className={css({ paddingBlockEnd: '3' })}>
            {ARTICLES.filter((place) => place.section === section).map((place) => (
              <li key={place.id}>
                <Link
                  href={place.path}
                  variant="quiet"
                  aria-current={place.id === article?.id ? 'page' : undefined}
                  className={styles.link}
                >
                  {headOf(guide, place).title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
