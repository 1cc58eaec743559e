/** As React marks a promise that it has waited for: read again, it is there at once, on the server too. */
export const settle = <T>(promise: Promise<T>, value: T): void => {
  void Object.assign(promise, { status: 'fulfilled', value })
}
