import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether a field is selected on the value being resolved, so that its call can start before the value has arrived. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      const within = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      return isIn(within?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
