import { useState } from 'react'
import { useLocation } from 'wouter'

import { COURSE_CATEGORIES } from '../../domain/contract/course-categories.list.ts'
import { listAddress, readListAsked } from '../../domain/list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { CategoriesPage } from '../../views/pages/vocabulary/categories.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createCategories } from '../actors/vocabulary.actors.ts'
import { useApp } from '../app.context.tsx'
import { coursesAddress } from '../courses-parts.ts'
import type { PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'

const Categories = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() =>
    createCategories(
      gateway,
      () => selectUserId(auth.getSnapshot()),
      (asked) =>
        writeQuery(navigate, pathname, addressOf(listAddress(COURSE_CATEGORIES, asked)).slice(pathname.length)),
    ),
  )
  return (
    <CategoriesPage
      title={title}
      asked={readListAsked(COURSE_CATEGORIES, query)}
      machines={machines}
      countedAt={(id) => coursesAddress('courses', `category=${id}`)}
      parts={parts}
    />
  )
}

/** The categories of courses, which come when they are opened. */
const CategoriesPart = (props: PartProps) => (
  <Speaking namespaces={['vocabulary', 'changedMeanwhile']}>
    <Categories {...props} />
  </Speaking>
)

// The default export is what arrives.
export default CategoriesPart
