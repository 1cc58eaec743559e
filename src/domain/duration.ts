const two = (value: number) => String(value).padStart(2, '0')

/** A video length as mm:ss, from one hour on as hh:mm:ss (specification, section 2). Takes seconds. */
export const formatVideoLength = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}
