import { ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'

import { GUIDE_HOME, type ArticlePlace } from '../../../domain/guide.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'

const list = css({
  display: 'flex',
  minHeight: '10',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'small',
  color: 'fg.muted',
})
const step = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: 'target' })

/** Where an article stands: the guide, its readers, its part. */
export const Breadcrumbs = ({ article }: { article: ArticlePlace | null }) => {
  const { documentation } = useWords()
  const above = article ? [documentation.readers[article.reader](), documentation.sections[article.section]()] : []
  return (
    <nav aria-label={documentation.breadcrumbs()}>
      <ol className={list}>
        <li className={step}>
          <Link href={GUIDE_HOME}>{documentation.title()}</Link>
        </li>
        {above.map((name) => (
          <li key={name} className={step}>
            <Icon as={ChevronRight} size="sm" mirrored />
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
