/** Values that the examples of the definitions share. */

/** A call of the counter contract that expired long ago. */
export const exampleMessage =
  'te6ccgEBAgEAnQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDpzvVyUaRM9uZzs9NV6QxlEjgDxCnSk1NkntBgWWgr+ZrgJeOM1gxuDPeS+N3yavbFozpEYnZ2p0jLEArSzfO9APXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg'

export const exampleDappId = '1111111111111111111111111111111111111111111111111111111111111111'
