import { createContext, use, type ReactNode } from 'react'

type IsPlace = (url: string) => boolean

const PlacesContext = createContext<IsPlace>(() => true)
const OpenPlacesContext = createContext<IsPlace>(() => true)

type PlacesProviderProps = Readonly<{
  leadsSomewhere: IsPlace
  /** Whether the viewer may open what is there; whatever there is, if nothing is said. */
  mayOpen?: IsPlace
  children: ReactNode
}>

/** Tells the shell and the pages which addresses have a page, so that they show no link to nowhere. */
export const PlacesProvider = ({ leadsSomewhere, mayOpen, children }: PlacesProviderProps) => (
  <PlacesContext value={leadsSomewhere}>
    <OpenPlacesContext value={mayOpen ?? leadsSomewhere}>{children}</OpenPlacesContext>
  </PlacesContext>
)

export const usePlaces = (): IsPlace => use(PlacesContext)
/** Whether an address leads the viewer to a page, and not to "unauthorized". */
export const useOpenPlaces = (): IsPlace => use(OpenPlacesContext)
