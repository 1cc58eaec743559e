import { Suspense, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { DEFAULT_APPEARANCE } from '../../domain/appearance.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { changeLayout, layoutOf, type Layout, type LayoutChange, type LayoutStyle } from '../../domain/layout.ts'
import type { RoleId } from '../../domain/role.ts'
import type { NavigationEvent } from '../../machines/navigation/navigation.machine.ts'
import { ActorsProvider, type Actors } from './actors.context.tsx'
import { shellActors, storyViewer } from './story-actors.ts'

const styles = {
  page: css({ display: 'grid', alignContent: 'start', gap: '4', padding: '8', maxWidth: 'prose' }),
  title: css({ textStyle: 'heading.page' }),
}

export type LaidOut = Readonly<{
  style?: LayoutStyle
  change?: LayoutChange
  /** None is a guest. */
  roles?: readonly RoleId[]
  path?: string
  /** What happened to the navigation before. */
  events?: readonly NavigationEvent[]
}>

export const laidOut = ({ style = 'layout1', change = {} }: LaidOut): Layout => changeLayout(layoutOf(style), change)

const viewerWith = (roles: readonly RoleId[]): Viewer | null =>
  roles.length === 0 ? null : { ...storyViewer, roleMappings: roles.map((roleId) => ({ roleId })) }

/** The actors of a story or test, with a layout, a viewer and what is open. */
export const laidOutActors = (story: LaidOut): Actors => {
  const { roles = [], path = '/home', events = [] } = story
  const actors = shellActors({
    appearance: { ...DEFAULT_APPEARANCE, layout: laidOut(story) },
    viewer: viewerWith(roles),
    path,
  })
  for (const event of events) actors.navigation.send(event)
  return actors
}

export const LaidOutStage = ({ story, children }: { story: LaidOut; children: ReactNode }) => {
  const [actors] = useState(() => laidOutActors(story))
  return (
    <ActorsProvider actors={actors}>
      <Suspense>{children}</Suspense>
    </ActorsProvider>
  )
}

/** A page to lay the shell around. */
export const SamplePage = () => (
  <div className={styles.page}>
    <h1 className={styles.title}>Scene Safety</h1>
    <p>
      Move the vehicles out of the travelled way, keep the upstream taper long enough for the speed of the road, and
      tell the dispatcher each time the number of blocked lanes changes.
    </p>
    <p>
      <a href="#next">Go on to Command Responsibilities</a>
    </p>
  </div>
)
