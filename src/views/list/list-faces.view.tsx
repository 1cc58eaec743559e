import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import { shownColumns, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { isNarrowed, selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed, ListRead, ListRowsActor } from '../../machines/list/list.machine.ts'
import { resourceFace, selectData, selectFault } from '../../machines/resource/resource.connect.ts'
import { EmptyLane } from '../illustrations/empty-lane.view.tsx'
import { faultWords, retryWay } from '../pages/fault-words.ts'
import { StaleBanner } from '../pages/stale-banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { EmptyState } from '../ui/empty-state.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { latePart } from '../ui/late-part.ts'
import { Skeleton } from '../ui/skeleton.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'
import { ListCount } from './list-count.view.tsx'
import { ListPager } from './list-pager.view.tsx'
import { ListRows } from './list-rows.view.tsx'
import { ListSheet } from './list-sheet.view.tsx'
import { ListTable } from './list-table.view.tsx'
import type { ListViewProps } from './list.props.ts'
import { PageBox } from './row-box.view.tsx'
import { SelectionBar } from './selection-bar.view.tsx'

const styles = {
  loading: css({ display: 'grid', gap: '2' }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '1' }),
  // What was shown stays while the next is on its way.
  held: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '4',
    '&[aria-busy=true]': { opacity: '0.6' },
  }),
}

type FacesProps<Item extends Listed, Extra> = ListViewProps<Item, Extra> &
  Readonly<{ rows: ListRowsActor<Item, Extra> }>

const NothingHere = <Item extends Listed, Extra>({ actor, empty, level = 2 }: ListViewProps<Item, Extra>) => {
  const { lists } = useWords()
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  if (asked.page > 1) {
    return (
      <EmptyState
        title={lists.beyondTitle()}
        level={level}
        size="section"
        action={
          <Button variant="outline" onClick={() => actor.send({ type: 'page.chosen', page: 1, cursor: null })}>
            {lists.firstPage()}
          </Button>
        }
      >
        {lists.beyond()}
      </EmptyState>
    )
  }
  if (isNarrowed(asked)) {
    return (
      <EmptyState
        title={lists.nothingTitle()}
        level={level}
        size="section"
        illustration={<EmptyLane />}
        action={
          <Button variant="outline" onClick={() => actor.send({ type: 'view.cleared' })}>
            {lists.clearView()}
          </Button>
        }
      >
        {lists.nothing()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={empty?.title ?? lists.emptyTitle()}
      level={level}
      size="section"
      illustration={<EmptyLane />}
      action={empty?.action}
    >
      {empty?.children}
    </EmptyState>
  )
}

type WideProps = Readonly<{ isWide: boolean }>

const Unread = <Item extends Listed, Extra>({
  rows,
  label,
  level = 2,
  isWide,
}: FacesProps<Item, Extra> & WideProps) => {
  const words = useWords()
  const face = useSelector(rows, resourceFace<ListRead<Item, Extra>, ListAsked>)
  const fault = useSelector(rows, selectFault<ListRead<Item, Extra>, ListAsked>)
  if (face === 'failed') {
    return (
      <ErrorState
        title={words.lists.failed()}
        level={level}
        size="section"
        {...retryWay(words, fault, () => rows.send({ type: 'resource.retried' }))}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={words.lists.loading({ list: label })} className={styles.loading}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <Skeleton key={place} height={isWide ? '4rem' : '7rem'} />
      ))}
    </div>
  )
}

const LostRow = latePart(() => import('./lost-row.view.tsx'))

type PageProps<Item extends Listed, Extra> = FacesProps<Item, Extra> &
  WideProps &
  Readonly<{ page: ListRead<Item, Extra> }>

const Page = <Item extends Listed, Extra>({ rows, isWide, ...props }: PageProps<Item, Extra>) => {
  const { actor, definition, columns, page } = props
  const { lists } = useWords()
  const face = useSelector(rows, resourceFace<ListRead<Item, Extra>, ListAsked>)
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const keys = shownColumns(definition, asked)
  const shown = columns.filter(({ key }) => keys.includes(key))
  const Rows = isWide ? ListTable : ListRows
  return (
    <>
      {face === 'partial' && (
        <StaleBanner onRetry={() => rows.send({ type: 'resource.retried' })}>{lists.stale()}</StaleBanner>
      )}
      {asked.open !== undefined && (
        <Suspense>
          <LostRow open={asked.open} items={page.items} face={face} />
        </Suspense>
      )}
      <div aria-busy={face === 'refreshing'} className={styles.held}>
        {page.items.length === 0 ? <NothingHere {...props} /> : <Rows {...props} shown={shown} />}
        <SelectionBar {...props} />
        <ListPager {...props} isFresh={face === 'ready'} />
      </div>
    </>
  )
}

type HeadProps<Item extends Listed, Extra> = FacesProps<Item, Extra> &
  Readonly<{ page: ListRead<Item, Extra> | undefined }>

/** On a phone how many there are, beside the box of them all and the sheet: where there is room the tools have these. */
const Head = <Item extends Listed, Extra>({ page, ...props }: HeadProps<Item, Extra>) => (
  <div className={styles.head}>
    {page && props.bulkActs && page.items.length > 0 && <PageBox {...props} page={page} />}
    <ListCount {...props} />
    <ListSheet {...props} />
  </div>
)

/** Its five faces: on its way, nothing, something (old while it is read again, or could not be), failed. */
export const ListFaces = <Item extends Listed, Extra>({ rows, ...props }: FacesProps<Item, Extra>) => {
  const isWide = useIsWide()
  const page = useSelector(rows, selectData<ListRead<Item, Extra>, ListAsked>) ?? undefined
  return (
    <>
      {!isWide && <Head {...props} rows={rows} page={page} />}
      {page ? (
        <Page {...props} rows={rows} page={page} isWide={isWide} />
      ) : (
        <Unread {...props} rows={rows} isWide={isWide} />
      )}
    </>
  )
}
