import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type {
  AmountFieldProps,
  GroupTileProps,
  ListSkeletonProps,
  MessageViewProps,
  MethodTileProps,
  PageProps,
  StatusViewProps,
  TileGridProps,
} from './part-props';

/**
 * What a design draws in its own way; the rest of src/ui follows its tokens. Whoever uses a part names none of the
 * designs, so that screens and connected components serve both, and only the chosen design's parts are ever loaded.
 */
export interface DesignParts {
  Page: ComponentType<PageProps>;
  AmountField: ComponentType<AmountFieldProps>;
  TileGrid: ComponentType<TileGridProps>;
  GroupTile: ComponentType<GroupTileProps>;
  MethodTile: ComponentType<MethodTileProps>;
  ListSkeleton: ComponentType<ListSkeletonProps>;
  StatusView: ComponentType<StatusViewProps>;
  MessageView: ComponentType<MessageViewProps>;
}

const Parts = createContext<DesignParts | undefined>(undefined);

/** Around all that a design shows; its layout brings it along. */
export function DesignProvider({ parts, children }: { parts: DesignParts; children: ReactNode }) {
  return <Parts value={parts}>{children}</Parts>;
}

/** The part of this name, of whatever design is around it. Throws in a render that no design is around. */
export function designPart<Name extends keyof DesignParts>(name: Name): DesignParts[Name] {
  function DesignPart(props: object) {
    const parts = useContext(Parts);
    if (!parts) throw new Error(`${name} outside a DesignProvider`);
    const Part = parts[name] as ComponentType<object>;
    return <Part {...props} />;
  }
  return DesignPart as DesignParts[Name];
}
