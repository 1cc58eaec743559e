import { createContext, use, type ComponentType, type ReactNode } from 'react'

export type HelpProps = Readonly<{
  /** With its name beside the picture, where there is room for it. */
  isWorded?: boolean
}>

/** What shows how something is done on the page that is open; nothing where nothing does. */
type Help = ComponentType<HelpProps>

const HelpContext = createContext<Help>(() => null)

export const HelpProvider = ({ help, children }: Readonly<{ help: Help; children: ReactNode }>) => (
  <HelpContext value={help}>{children}</HelpContext>
)

export const useHelp = (): Help => use(HelpContext)
