import { useActorRef, useSelector } from '@xstate/react'
import { ArrowUpDown, Eye, EyeOff, Plus, Trash2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'

import { HOW_TO_LIST, type HowToRow } from '../../../domain/contract/how-to.list.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { NO_HOW_TO, type HowToHeld, type HowToValues } from '../../../machines/how-to/how-to-form.machine.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { latePart } from '../../ui/late-part.ts'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { HOW_TO_TONES, pageWords, roleWords } from './how-to-words.ts'
import type { HowToListProps } from './how-to.props.ts'

// Few who look at the list add to it, or order it.
const HowToDialog = latePart(() => import('./how-to-form.view.tsx'))
const OrderDialog = latePart(() => import('./how-to-order.view.tsx'))

const nameOf = ({ title }: HowToRow): string => title

const chipOf = ({ howToList }: Words, { state }: HowToRow) => (
  <StatusChip tone={HOW_TO_TONES[state]}>{howToList.states[state]()}</StatusChip>
)

const columnsOf = (words: Words, formats: Formats, addressOf: HowToListProps['addressOf']) => {
  const { columns, noPages, saidAt } = words.howToList
  return columnsIn(HOW_TO_LIST, {
    title: {
      header: columns.title(),
      cell: (row) => {
        const link = (
          <Link variant="quiet" href={addressOf(row.id)}>
            {nameOf(row)}
          </Link>
        )
        if (row.found === null) return link
        return (
          <span className={twoFacts}>
            {link}
            <bdi className={lesserFact}>{saidAt({ text: row.found })}</bdi>
          </span>
        )
      },
    },
    place: { header: columns.place(), cell: ({ place }) => formats.number(place) },
    roles: { header: columns.roles(), cell: ({ roles }) => formats.list(roles.map((role) => roleWords(words, role))) },
    pages: {
      header: columns.pages(),
      cell: ({ pages }) => (pages.length === 0 ? noPages() : formats.list(pages.map((page) => pageWords(words, page)))),
    },
    seconds: {
      header: columns.seconds(),
      cell: ({ seconds }) => <bdi dir="ltr">{formatVideoLength(seconds)}</bdi>,
    },
    captions: {
      header: columns.captions(),
      cell: ({ captions }) => formats.list(captions.map((language) => OWN_NAME[language])),
    },
    state: { header: columns.state(), cell: (row) => chipOf(words, row) },
    updated: { header: columns.updated(), cell: ({ updatedAt }) => <Day at={updatedAt} /> },
  })
}

const filtersOf = (words: Words) => {
  const { filters, states, columns } = words.howToList
  return filtersIn(HOW_TO_LIST, {
    role: { label: filters.role(), saying: (role) => roleWords(words, role) },
    fits: { label: filters.fits(), saying: (page) => pageWords(words, page) },
    lacks: { label: filters.lacks(), saying: (language) => OWN_NAME[language] },
    state: { label: columns.state(), saying: (state) => states[state]() },
  })
}

/** Videos on how tasks are done, for those who keep them. */
export const HowToListPage = ({
  title,
  asked,
  machines,
  acting,
  renderUploads,
  addressOf,
  onAdded,
}: HowToListProps) => {
  const words = useWords()
  const { howToList: said } = words
  const formats = useFormats()
  const [isOrdering, setOrdering] = useState(false)
  const actor = useActorRef(machines.list, { input: { asked } })
  const adding = useAskedForm<HowToValues, Readonly<{ id: number }>, HowToHeld>(machines.adding, NO_HOW_TO, ({ id }) =>
    onAdded(id),
  )
  const isAdding = useSelector(adding, (at) => at.matches('writing'))
  const { bulkActs, rowActs, dialog } = useListActs(
    HOW_TO_LIST,
    machines.deed,
    acting,
    {
      publish: { icon: Eye, said: said.acts.publish, isFor: ({ state }) => state === 'draft' },
      unpublish: { icon: EyeOff, said: said.acts.unpublish, isFor: ({ state }) => state === 'published' },
      trash: { icon: Trash2, said: said.acts.trash, isDangerous: true, isFor: ({ state }) => state !== 'trashed' },
      restore: { icon: Undo2, said: said.acts.restore, isFor: ({ state }) => state === 'trashed' },
    },
    nameOf,
  )
  return (
    <ListPage title={title} lead={said.lead()}>
      <ListView
        actor={actor}
        definition={HOW_TO_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={(row) => ({
          href: addressOf(row.id),
          facts: [
            ...(row.found === null ? [] : [said.saidAt({ text: row.found })]),
            formats.list(row.roles.map((role) => roleWords(words, role))),
            formatVideoLength(row.seconds),
          ],
          status: chipOf(words, row),
        })}
        search={said.search()}
        columns={columnsOf(words, formats, addressOf)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        actions={[
          { label: said.add(), icon: Plus, onChoose: () => adding.send({ type: 'form.begun' }) },
          { label: said.order(), icon: ArrowUpDown, variant: 'outline', onChoose: () => setOrdering(true) },
        ]}
        isExported
        tools={actHistory(HOW_TO_LIST.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialog}
      <Suspense fallback={null}>
        {isAdding && <HowToDialog actor={adding} videoId={null} renderUploads={renderUploads} />}
        {isOrdering && <OrderDialog machine={machines.order} onClose={() => setOrdering(false)} />}
      </Suspense>
    </ListPage>
  )
}
