const _imports_0 = "/assets/console-transaction.CcIGqbhb.png";
export {
  _imports_0 as _
};
