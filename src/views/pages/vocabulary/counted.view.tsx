import { useFormats } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'

/** A figure that opens the list which it counts. */
export const Counted = ({ count, href }: Readonly<{ count: number; href: string }>) => {
  const { number } = useFormats()
  return count === 0 ? number(0) : <Link href={href}>{number(count)}</Link>
}
