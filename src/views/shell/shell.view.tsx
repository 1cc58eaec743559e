import { useSelector } from '@xstate/react'
import { useDeferredValue, type CSSProperties, type ReactNode } from 'react'

import { shownPartsOf, type Layout } from '../../domain/layout.ts'
import { useWords } from '../../i18n/words.tsx'
import { isAuthenticated } from '../../machines/auth/auth.connect.ts'
import { isPanelOpen } from '../../machines/navigation/navigation.connect.ts'
import { selectLayout } from '../../machines/settings/settings.connect.ts'
import { latePart } from '../ui/late-part.ts'
import { SkipLink } from '../ui/skip-link.view.tsx'
import { useActors } from './actors.context.tsx'
import { BareTools } from './bare-tools.context.tsx'
import { ConnectionBanner } from './connection-banner.view.tsx'
import { Footer } from './footer.view.tsx'
import { frame } from './layouts/frame.styles.ts'
import { MenuBar, MenuColumns, SidePanel } from './layouts/shell-parts.tsx'
import { Panel } from './navigation/panel.view.tsx'
import { Notifications } from './notifications.view.tsx'
import { Part } from './part.view.tsx'
import { LanguagePicker } from './toolbar/language-picker.view.tsx'
import { Toolbar } from './toolbar/toolbar.view.tsx'

const SettingsWays = latePart(() => import('./layouts/settings-ways.view.tsx'))

export const MAIN_ID = 'main'

const Main = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className={frame.main}>
    <div className={frame.page}>{children}</div>
    <ConnectionBanner />
  </main>
)

const widthOf = (pixels: number): CSSProperties => Object.fromEntries([['--container-width', `${pixels}px`]])

type Around = Readonly<{
  /** The quick panel: a column of the third layout, or over the page from wherever it is. */
  aside?: ReactNode
  children: ReactNode
}>

/**
 * The parts of a layout around a page. The page has the same place in every layout, so that nothing in it is lost
 * when another is chosen.
 */
const Frame = ({ layout, aside, children }: Around & { layout: Layout }) => {
  const { auth, navigation } = useActors()
  const isOpen = useSelector(navigation, isPanelOpen)
  const isPresent = useSelector(auth, isAuthenticated)
  const { mode, containerWidth, navbar, toolbar, footer, leftSidePanel, rightSidePanel } = layout.config
  const { menu, isPanelShown, isToolbarShown } = shownPartsOf(layout, isOpen)
  const settings = isPresent && (
    <Part>
      <SettingsWays isEdge={!isToolbarShown} />
    </Part>
  )
  const tools = (
    <div data-display={isToolbarShown} data-fixed={toolbar.style === 'fixed'} className={frame.toolbar}>
      <Toolbar settings={settings} />
    </div>
  )
  const foot = footer.display && (
    <div data-fixed={footer.style === 'fixed'} className={frame.footer}>
      <Footer />
    </div>
  )
  const isBar = menu === 'bar'
  const areToolsAbove = toolbar.position === 'above'
  const isFootAbove = footer.position === 'above'
  return (
    <div data-width={mode} style={widthOf(containerWidth)} className={frame.outer}>
      <div
        data-layout={layout.style}
        data-position={isBar ? 'left' : navbar.position}
        data-above={areToolsAbove && isToolbarShown && !isBar}
        data-below={isFootAbove && footer.display && footer.style === 'fixed'}
        data-tools={isToolbarShown && toolbar.style === 'fixed' ? 'fixed' : 'static'}
        data-panel={isPanelShown ? 'shown' : 'hidden'}
        className={frame.frame}
      >
        {areToolsAbove && tools}
        {isBar && <MenuBar />}
        <div className={frame.body}>
          {isPanelShown && (menu === 'columns' ? <MenuColumns /> : <Panel navbar={navbar} />)}
          {layout.style === 'layout3' && leftSidePanel.display && <SidePanel />}
          <div className={frame.column}>
            {!areToolsAbove && tools}
            <Main>{children}</Main>
            {!isFootAbove && foot}
          </div>
          {!isToolbarShown && settings}
          {rightSidePanel.display && aside}
        </div>
        {isFootAbove && foot}
      </div>
    </div>
  )
}

const Laid = ({ aside, children }: Around) => {
  const { settings } = useActors()
  // The layout before stays until the parts of the next are here.
  const layout = useDeferredValue(useSelector(settings, selectLayout))
  return (
    <Frame layout={layout} aside={aside}>
      {children}
    </Frame>
  )
}

type ShellProps = Around &
  Readonly<{
    isBare: boolean
    /** What somebody began in a list, and follows them. */
    acts?: ReactNode
  }>

const languages = <LanguagePicker />

/** Everything around a page. Bare pages (signing in, loading, not found) stand alone. */
export const Shell = ({ isBare, aside, acts, children }: ShellProps) => {
  const words = useWords()
  return (
    <>
      <SkipLink target={MAIN_ID}>{words.shell.skip()}</SkipLink>
      {isBare ? (
        <div className={frame.bare}>
          <Main>
            <BareTools value={languages}>{children}</BareTools>
          </Main>
        </div>
      ) : (
        <Laid aside={aside}>{children}</Laid>
      )}
      <Notifications>{acts}</Notifications>
    </>
  )
}
