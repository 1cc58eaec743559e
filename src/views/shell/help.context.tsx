import { createContext, use, type ReactNode } from 'react'

export type HelpProps = Readonly<{
  /** With its name beside the picture, where there is room for it. */
  isWorded?: boolean
}>

type RenderHelp = (props: HelpProps) => ReactNode

const HelpContext = createContext<RenderHelp>(() => null)

export const HelpProvider = ({ render, children }: Readonly<{ render: RenderHelp; children: ReactNode }>) => (
  <HelpContext value={render}>{children}</HelpContext>
)

/** What shows how something is done on the page that is open; nothing where nothing does. */
export const Help = (props: HelpProps) => use(HelpContext)(props)
