import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

import type { PeoplesList } from '../domain/person-address.ts'
import { arriving } from '../views/shell/arriving.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'
import { idIn, type RouteProps } from './route-props.ts'

const person = arriving(() => loadChunk(() => import('./parts/person.part.tsx')))

type ListOrPersonProps = Pick<RouteProps, 'query'> &
  Readonly<{ list: PeoplesList; /** What the list is called. */ label: string; children: ReactNode }>

/** A list of people, or the page of the one whom its address names. */
export const ListOrPerson = ({ query, list, label, children }: ListOrPersonProps) => {
  const [, navigate] = useLocation()
  const userId = idIn(query.get('person'))
  if (userId === null) return children
  return (
    <Part onFailed={() => navigate(list)}>
      <person.Arriving
        key={userId}
        userId={userId}
        tab={query.get('tab')}
        withId={idIn(query.get('with'))}
        list={list}
        label={label}
      />
    </Part>
  )
}
