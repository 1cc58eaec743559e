import type { ReactNode } from 'react'

import { Link } from '../ui/link.view.tsx'
import { useOpenPlaces } from './places.context.tsx'

/** A link where the viewer may go there; else only what it says. */
export const PlaceLink = ({ href, children }: Readonly<{ href: string; children: ReactNode }>) =>
  useOpenPlaces()(href) ? <Link href={href}>{children}</Link> : children
