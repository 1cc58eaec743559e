import { Component, type ReactNode } from 'react'

type Props = Readonly<{
  children: ReactNode
  /** What stands where the children were; `draw` gives them another try. */
  fallback: (cause: unknown, draw: () => void) => ReactNode
  onCrash?: (cause: unknown) => void
}>

/** A part that throws costs that part, not what is around it. Another key gives it another try. */
export class CrashBoundary extends Component<Props, { crash: { cause: unknown } | null }> {
  override state: { crash: { cause: unknown } | null } = { crash: null }

  static getDerivedStateFromError(cause: unknown) {
    return { crash: { cause } }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onCrash?.(cause)
  }

  readonly draw = () => this.setState({ crash: null })

  override render() {
    const { crash } = this.state
    return crash ? this.props.fallback(crash.cause, this.draw) : this.props.children
  }
}
