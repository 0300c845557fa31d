const v8 = require('node:v8');
const vm = require('node:vm');
const Runtime = require('jest-runtime').default;

/**
 * Jest's runtime, which compiles a module once per worker instead of once per suite: a `vm.Script` runs in the context
 * of each suite and keeps what V8 has compiled of it. The console's modules are CommonJS and have no `import()` left,
 * so nothing needs the callback of `compileFunction` for it.
 */
// every suite warms up functions of its own: the optimizing compiler costs more than it gains
v8.setFlagsFromString('--no-opt');

const { compileFunction } = vm;
const scripts = new Map();

/**
 * Globals that no test replaces. A module takes them once: as names of jsdom's window each use would pass Node's
 * interceptor of the context.
 */
const GLOBALS = [
  'Array, Boolean, Error, Function, JSON, Map, Math, Number, Object, Promise, Proxy, Reflect',
  'RegExp, Set, String, Symbol, TypeError, WeakMap, WeakSet',
  'document, isNaN, parseFloat, parseInt, window',
].join(', ');

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${GLOBALS}) { return function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n}; })(${GLOBALS})`, {
    filename,
    columnOffset: -head.length,
    // any other callback keeps V8 from sharing code
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  scripts.set(filename, { source, script });
  return script;
}

// jest-runtime has no hook for it
vm.compileFunction = (source, parameters, options) =>
  options?.parsingContext
    ? scriptOf(source, parameters, options.filename).runInContext(options.parsingContext)
    : compileFunction(source, parameters, options);

module.exports = Runtime;
