import { Suspense, type ReactNode } from 'react'

import type { PeoplesList } from '../domain/person-address.ts'
import { arriving } from '../views/shell/arriving.tsx'
import { loadChunk } from './chunk.ts'
import { PageRecovery } from './page/recovery.view.tsx'
import { idIn, type RouteProps } from './route-props.ts'

const person = arriving(() => loadChunk(() => import('./parts/person.part.tsx')))

type ListOrPersonProps = Pick<RouteProps, 'query'> &
  Readonly<{ list: PeoplesList; /** What the list is called. */ label: string; children: ReactNode }>

/** A list of people, or the page of the one whom its address names. */
export const ListOrPerson = ({ query, list, label, children }: ListOrPersonProps) => {
  const userId = idIn(query.get('person'))
  if (userId === null) return children
  return (
    <PageRecovery key={userId} onBring={person.bring}>
      <Suspense fallback={null}>
        <person.Arriving
          userId={userId}
          tab={query.get('tab')}
          withId={idIn(query.get('with'))}
          list={list}
          label={label}
        />
      </Suspense>
    </PageRecovery>
  )
}
