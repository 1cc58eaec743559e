/** How the parts of the shell stand around a page (specification, section 3, "Layout config"). */
export const LAYOUT_STYLES = ['layout1', 'layout2', 'layout3'] as const
export const LAYOUT_MODES = ['fullwidth', 'boxed', 'container'] as const
export const NAVBAR_STYLES = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const
export const NAVBAR_POSITIONS = ['left', 'right'] as const
export const PART_STYLES = ['static', 'fixed'] as const
export const PART_POSITIONS = ['below', 'above'] as const

export type LayoutStyle = (typeof LAYOUT_STYLES)[number]
export type LayoutMode = (typeof LAYOUT_MODES)[number]
export type NavbarStyle = (typeof NAVBAR_STYLES)[number]

/** A bar or panel: whether it is there, whether it stays while the page scrolls, and whether it spans the page. */
export type LayoutPart = Readonly<{
  display: boolean
  style?: (typeof PART_STYLES)[number]
  /** `above`: over the navigation too, from edge to edge. */
  position?: (typeof PART_POSITIONS)[number]
}>

export type Navbar = Readonly<{
  display: boolean
  position: (typeof NAVBAR_POSITIONS)[number]
  style: NavbarStyle
  folded: boolean
}>

export type LayoutConfig = Readonly<{
  mode: LayoutMode
  /** Pixels; what `boxed` and `container` are as wide as. */
  containerWidth: number
  navbar: Navbar
  toolbar: LayoutPart
  footer: LayoutPart
  leftSidePanel: LayoutPart
  rightSidePanel: LayoutPart
}>

export type Layout = Readonly<{ style: LayoutStyle; config: LayoutConfig }>

/** A change of some of a config: parts are merged into what is there. */
export type LayoutChange = Readonly<{
  mode?: LayoutMode
  containerWidth?: number
  navbar?: Partial<Navbar>
  toolbar?: Partial<LayoutPart>
  footer?: Partial<LayoutPart>
  leftSidePanel?: Partial<LayoutPart>
  rightSidePanel?: Partial<LayoutPart>
}>

/** Pixels that a container may be wide. */
export const CONTAINER_WIDTH = { min: 960, max: 1920, step: 10 } as const

const NAVBAR: Navbar = { display: true, position: 'left', style: 'style-1', folded: false }

/**
 * What each style starts from, and goes back to when it is chosen again: 1 classic, the navigation at the side;
 * 2 a bar over the page with the menu in it; 3 a dense side with panels.
 */
export const LAYOUT_DEFAULTS: Readonly<Record<LayoutStyle, LayoutConfig>> = {
  layout1: {
    mode: 'fullwidth',
    containerWidth: 1570,
    navbar: NAVBAR,
    toolbar: { display: true, style: 'fixed' },
    footer: { display: true, style: 'static' },
    leftSidePanel: { display: false },
    rightSidePanel: { display: true },
  },
  layout2: {
    mode: 'container',
    containerWidth: 1280,
    navbar: NAVBAR,
    toolbar: { display: true, style: 'static', position: 'above' },
    footer: { display: true, style: 'static' },
    leftSidePanel: { display: false },
    rightSidePanel: { display: true },
  },
  layout3: {
    mode: 'container',
    containerWidth: 1440,
    navbar: { ...NAVBAR, style: 'style-3-dense', folded: true },
    toolbar: { display: true, style: 'fixed' },
    footer: { display: true, style: 'fixed' },
    leftSidePanel: { display: true },
    rightSidePanel: { display: true },
  },
}

/** The specification settles that a changed style starts from its own defaults. */
export const layoutOf = (style: LayoutStyle): Layout => ({ style, config: LAYOUT_DEFAULTS[style] })

/** A navigation style starts folded or not, until someone folds it otherwise. */
const IS_FOLDED: Readonly<Record<NavbarStyle, boolean>> = {
  'style-1': false,
  'style-2': true,
  'style-3': true,
  'style-3-dense': true,
}

const changeNavbar = (navbar: Navbar, change: Partial<Navbar> = {}): Navbar => {
  const isOtherStyle = change.style !== undefined && change.style !== navbar.style
  return { ...navbar, ...(isOtherStyle ? { folded: IS_FOLDED[change.style ?? navbar.style] } : {}), ...change }
}

/** Where the menu is on a large screen: a panel, columns of groups, a bar over the page, or in the drawer only. */
export type MenuPlace = 'panel' | 'columns' | 'bar' | 'drawer'

export const menuPlaceOf = ({ style, config: { navbar } }: Layout): MenuPlace => {
  if (!navbar.display) return 'drawer'
  if (style === 'layout2') return 'bar'
  return navbar.style === 'style-3' || navbar.style === 'style-3-dense' ? 'columns' : 'panel'
}

export type ShownParts = Readonly<{ menu: MenuPlace; isPanelShown: boolean; isToolbarShown: boolean }>

/** What a large screen shows. The menu is always within reach: where one way to it is hidden, the other stays. */
export const shownPartsOf = (layout: Layout, isPanelOpen: boolean): ShownParts => {
  const menu = menuPlaceOf(layout)
  const isToolbarShown = layout.config.toolbar.display || menu === 'drawer'
  const hasPanel = menu === 'panel' || menu === 'columns'
  return { menu, isToolbarShown, isPanelShown: hasPanel && (isPanelOpen || !isToolbarShown) }
}

export const changeLayout = ({ style, config }: Layout, change: LayoutChange): Layout => ({
  style,
  config: {
    mode: change.mode ?? config.mode,
    containerWidth: change.containerWidth ?? config.containerWidth,
    navbar: changeNavbar(config.navbar, change.navbar),
    toolbar: { ...config.toolbar, ...change.toolbar },
    footer: { ...config.footer, ...change.footer },
    leftSidePanel: { ...config.leftSidePanel, ...change.leftSidePanel },
    rightSidePanel: { ...config.rightSidePanel, ...change.rightSidePanel },
  },
})
