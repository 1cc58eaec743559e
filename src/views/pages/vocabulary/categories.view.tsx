import { useActorRef, useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'

import { COURSE_CATEGORIES, type CategoryRecord } from '../../../domain/contract/course-categories.list.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import {
  NO_CATEGORY,
  type CategoryHeld,
  type CategoryValues,
  type WordHeld,
} from '../../../machines/vocabulary/vocabulary-forms.machine.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { ListPage } from '../list-page.view.tsx'
import { Counted } from './counted.view.tsx'
import { useWordDeeds } from './use-word-deeds.view.tsx'
import type { CategoriesProps } from './vocabulary.props.ts'

// Few who look at the list add to it.
const CategoryDialog = latePart(() => import('./category-form.view.tsx'))

const columnsOf = (words: Words, countedAt: CategoriesProps['countedAt']) => {
  const { columns } = words.vocabulary.categories
  return columnsIn(COURSE_CATEGORIES, {
    en: { header: columns.en(), cell: ({ en }) => <bdi lang="en">{en}</bdi> },
    tr: { header: columns.tr(), cell: ({ tr }) => <bdi lang="tr">{tr}</bdi> },
    ar: { header: columns.ar(), cell: ({ ar }) => <bdi lang="ar">{ar}</bdi> },
    courses: {
      header: columns.courses(),
      cell: ({ id, courses }) => <Counted count={courses} href={countedAt(id)} />,
    },
  })
}

/** What courses are sorted by, for those who keep it. */
export const CategoriesPage = ({ title, asked, machines, countedAt, parts }: CategoriesProps) => {
  const words = useWords()
  const { categories: said, filters, uses } = words.vocabulary
  const language = useLanguage()
  const actor = useActorRef(machines.list, { input: { asked } })
  const writing = useAskedForm<CategoryValues, WordHeld, CategoryHeld>(machines.writing, NO_CATEGORY, () => {})
  const isWriting = useSelector(writing, (at) => at.matches('writing'))
  const isHeld = useSelector(writing, ({ context }) => context.about !== undefined)
  const { rowActs, dialogs } = useWordDeeds(machines)
  const nameOf = (row: CategoryRecord): string => row[language]
  const edit = ({ id, en, tr, ar, picture }: CategoryRecord) => {
    const was = { en, tr, ar, picture }
    writing.send({ type: 'form.begun', values: was, about: { id, was } })
  }
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      <ListView
        actor={actor}
        definition={COURSE_CATEGORIES}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={(row) => ({
          facts: [
            ...LANGUAGES.filter((one) => one !== language).map((one) => row[one]),
            uses.courses({ count: row.courses }),
          ],
        })}
        search={said.search()}
        columns={columnsOf(words, countedAt)}
        filters={filtersIn(COURSE_CATEGORIES, { used: { label: filters.used() } })}
        rowActs={(row) => rowActs({ id: row.id, name: nameOf(row) }, row.courses > 0, () => edit(row))}
        actions={[
          {
            label: said.add(),
            icon: Plus,
            onChoose: () => writing.send({ type: 'form.begun', values: NO_CATEGORY }),
          },
        ]}
        isExported
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
      <Suspense fallback={null}>{isWriting && <CategoryDialog actor={writing} isHeld={isHeld} />}</Suspense>
    </ListPage>
  )
}
