import { createContext, use, type ReactNode } from 'react'

type LeadsSomewhere = (url: string) => boolean

const PlacesContext = createContext<LeadsSomewhere>(() => true)

/** Tells the shell which addresses have a page, so that it shows no link to nowhere. */
export const PlacesProvider = ({
  leadsSomewhere,
  children,
}: {
  leadsSomewhere: LeadsSomewhere
  children: ReactNode
}) => <PlacesContext value={leadsSomewhere}>{children}</PlacesContext>

export const usePlaces = (): LeadsSomewhere => use(PlacesContext)
