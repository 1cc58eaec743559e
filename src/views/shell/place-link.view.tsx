import type { ReactNode } from 'react'

import { Link } from '../ui/link.view.tsx'
import { useOpenPlaces } from './places.context.tsx'

type PlaceLinkProps = Readonly<{ href: string; className?: string; children: ReactNode }>

/** A link where the viewer may go there; else only what it says. */
export const PlaceLink = ({ href, className, children }: PlaceLinkProps) =>
  useOpenPlaces()(href) ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )
