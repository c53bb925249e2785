import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { lateScript } from '~/ui/page/late-script';

type ScriptElement = ReactElement<{
  rel?: string;
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * The scripts of the page, asked for once it can be seen: on a slow connection they would otherwise take turns with the
 * styles, the letters and the picture that people look at first. Until then links and forms work without them.
 */
export function PageScripts() {
  // Called, not rendered: what React Router would write is what is put off.
  const rendered = Scripts({});
  if (import.meta.env.DEV) return rendered;
  const elements = listElements(rendered);
  const modules = elements.find(({ props }) => props.type === 'module');
  if (!modules) return rendered;
  const others = elements.filter(({ type, props }) => type === 'script' && props.type !== 'module');
  const files = elements.flatMap(({ props }) => (props.rel === 'modulepreload' ? (props.href ?? []) : []));
  // Blank in the browser, where it has run.
  const text = modules.props.dangerouslySetInnerHTML?.__html.trim() ?? '';
  return (
    <>
      {others.map((script, index) => (
        <Fragment key={String(index)}>{script}</Fragment>
      ))}
      <script nonce={modules.props.nonce} suppressHydrationWarning>
        {text && lateScript(files, text)}
      </script>
    </>
  );
}

function listElements(node: ReactNode): ScriptElement[] {
  if (Array.isArray(node)) return node.flatMap(listElements);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === Fragment ? listElements(node.props.children) : [node as ScriptElement];
}
