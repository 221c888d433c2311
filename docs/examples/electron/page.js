/** The page: it has three questions, and neither library nor key. */
const { wallet } = window
const show = (id, text) => {
  document.getElementById(id).textContent = text
}
const refresh = async () => {
  show('address', await wallet.address())
  const { shell, main } = await wallet.balance()
  show('shell', shell)
  show('main', main)
}
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { dest, nano } = Object.fromEntries(new FormData(event.target))
  try {
    show('status', `paid in ${await wallet.pay(dest, nano)}`)
  } catch (error) {
    show('status', error.message)
  }
  await refresh()
})
refresh()
