import { ArrowLeft, ArrowRight, Printer } from 'lucide-react'
import { css, cx } from 'styled-system/css'

import type { ArticlePlace, GuidePlace } from '../../../domain/guide.ts'
import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { articleStyles } from './article.styles.ts'
import { Blocks } from './blocks.view.tsx'
import { Breadcrumbs } from './breadcrumbs.view.tsx'
import type { Body, Guide } from './content/guide.types.ts'
import { headingsOf, headOf } from './content/reading.ts'
import { pageStyles } from './page.styles.ts'

/** Fewer are seen at a glance anyway. */
const WORTH_LISTING = 2

const above = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  marginBlockEnd: '3',
})
const inPage = css({
  display: 'grid',
  gap: '2',
  marginBlockEnd: '8',
  paddingInlineStart: '4',
  borderInlineStartWidth: 'mark',
  borderColor: 'accent.mark',
})
const turning = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(24rem, 100%), 1fr))]',
  gap: '4',
  marginBlockStart: '10',
  paddingBlockStart: '5',
  borderBlockStartWidth: 'hairline',
})
const turn = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingBlock: '2',
  color: 'accent.fg',
  textDecorationLine: 'none',
  '&:hover strong': { textDecorationLine: 'underline' },
  '&[data-way=next]': { justifyContent: 'flex-end', textAlign: 'end' },
})

const InPageContents = ({ body }: { body: Body }) => {
  const { documentation } = useWords()
  const headings = headingsOf(body)
  if (headings.length < WORTH_LISTING) return null
  return (
    <nav aria-labelledby="on-this-page" className={cx(inPage, pageStyles.unprinted)}>
      <p id="on-this-page" className={css({ textStyle: 'label', color: 'fg.muted' })}>
        {documentation.onThisPage()}
      </p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' })}>
        {headings.map(({ id, text }) => (
          <li key={id} className={css({ display: 'flex', alignItems: 'center', minHeight: 'target' })}>
            <Link href={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Turn = ({ way, place, guide }: { way: 'previous' | 'next'; place: ArticlePlace; guide: Guide }) => {
  const { documentation } = useWords()
  return (
    <Link href={place.path} variant="quiet" data-way={way} rel={way === 'next' ? 'next' : 'prev'} className={turn}>
      {way === 'previous' && <Icon as={ArrowLeft} mirrored />}
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>{documentation[way]()}</span>{' '}
        <strong className={css({ fontWeight: 'semibold' })}>{headOf(guide, place).title}</strong>
      </span>
      {way === 'next' && <Icon as={ArrowRight} mirrored />}
    </Link>
  )
}

type ArticleViewProps = Readonly<{
  guide: Guide
  place: Extract<GuidePlace, { kind: 'article' }>
  body: Body
  onPrint: () => void
}>

export const ArticleView = ({ guide, place, body, onPrint }: ArticleViewProps) => {
  const { documentation } = useWords()
  const { previous, next } = place
  const { title, summary } = headOf(guide, place.article)
  return (
    <article className={pageStyles.article}>
      <div className={above}>
        <Breadcrumbs article={place.article} />
        <IconButton icon={Printer} label={documentation.print()} onClick={onPrint} className={pageStyles.unprinted} />
      </div>
      <PageHeader title={title} lead={summary} />
      <InPageContents body={body} />
      <div className={articleStyles.body}>
        <Blocks blocks={body.blocks} guide={guide} />
      </div>
      <nav aria-label={documentation.pages()} className={cx(turning, pageStyles.unprinted)}>
        {previous ? <Turn way="previous" place={previous} guide={guide} /> : <span />}
        {next && <Turn way="next" place={next} guide={guide} />}
      </nav>
    </article>
  )
}
